import { expect, test } from 'vitest'
import { listComponents, readAtom } from './read-atom.ts'

test('an atom is data: a component, its props and what stands inside it', () => {
  const atom = {
    componentName: 'Lamp',
    props: { on: true, hues: [1, { a: null }] },
    children: ['dim', { componentName: 'Bulb' }],
  }
  expect(readAtom(JSON.stringify(atom))).toEqual({ atom })
  expect(listComponents(atom)).toEqual(['Lamp', 'Bulb'])
})

test.each([
  ['[]', 'The atom has no "componentName".'],
  ['3', 'The atom is not an object.'],
  ['{ "componentName": 3 }', 'The atom\'s "componentName" must be text, not 3.'],
  ['{ "componentName": "Lamp", "prop": {} }', 'The atom has an unknown key "prop".'],
  ['{ "componentName": "Lamp", "props": 3 }', 'The atom\'s "props" must be an object, not 3.'],
  [
    '{ "componentName": "Lamp", "props": { "dangerouslySetInnerHTML": {} } }',
    'An atom takes no dangerouslySetInnerHTML.',
  ],
  [
    '{ "componentName": "Lamp", "children": 3 }',
    'The atom\'s "children" must be text, an atom or a list of them, not 3.',
  ],
])('%s is told in a sentence', (json, problem) => expect(readAtom(json)).toEqual({ problem }))

test('text that is no JSON is told with what the parser says', () => {
  expect(readAtom('{')).toEqual({ problem: expect.stringMatching(/^The atom is not JSON: .+/) as string })
})

test('an atom that is nested too deep is told in a sentence', () => {
  const open = '{"componentName":"Lamp","children":'.repeat(3000)
  expect(readAtom(`${open}"x"${'}'.repeat(3000)}`)).toEqual({
    problem: 'The atom is nested more than 100 levels deep.',
  })
})
