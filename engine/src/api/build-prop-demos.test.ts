import { expect, test } from 'vitest'
import { buildPropDemos } from './build-prop-demos.ts'

const use = (name: string) => ({
  key: `Box.${name}`,
  id: `box-${name.toLowerCase()}`,
  line: 1,
  column: 1,
  endColumn: 2,
})
const demo = (id: string, ...names: string[]) => ({ id, page: id, uses: names.map(use) })

test('the demo named after a property comes first, then the demos that use the fewest properties', () => {
  const demos = buildPropDemos([
    demo('a-long-one', 'maxCount', 'size', 'mode', 'tone'),
    demo('a-model', 'maxCount', 'mode', 'size'),
    demo('many-with-max-count', 'maxCount', 'size', 'mode', 'tone', 'value'),
    demo('small', 'maxCount', 'mode'),
    demo('mode', 'maxCount', 'mode', 'size', 'tone', 'value', 'open'),
  ])
  expect(demos['box-maxcount']).toEqual(['many-with-max-count', 'small', 'a-model', 'a-long-one', 'mode'])
  // A word that only contains the name is another word: "model" is not "mode".
  expect(demos['box-mode']?.slice(0, 3)).toEqual(['mode', 'small', 'a-model'])
})

test('demos of a page that is about more than one demo come after those that have a page of their own', () => {
  const guest = { ...demo('advice-mode', 'mode'), page: 'advice' }
  const variant = { ...demo('box-large', 'mode', 'size', 'tone'), page: 'box' }
  const demos = buildPropDemos([guest, variant, demo('box', 'mode', 'size')])
  expect(demos['box-mode']).toEqual(['box', 'box-large', 'advice-mode'])
})
