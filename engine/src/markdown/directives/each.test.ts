import { expect, it } from 'vitest'
import { findElements, findProblems, readText, renderText } from '../../../test/render-text.ts'

const files = {
  'lamps.json': JSON.stringify({
    taken: { on: '1 May', by: 'hand' },
    lamps: [
      { name: 'Oak', watt: 1200.5, maker: { town: 'Ghent' }, page: 'oak' },
      { name: 'Elm', watt: 40, maker: { town: 'Graz' }, page: 'elm' },
    ],
  }),
  'broken.json': '{',
}
const rows = '| Lamp | Watt |\n| --- | --: |\n'

it('a row is written once and shown for each record, with numbers as this language writes them', async () => {
  const body = `:::each{src="lamps.json" of="lamps"}\n${rows}| [{name} of {maker.town}](/lamp#{page}) :badge[\`{name}\`] | {watt} |\n:::`
  const { content, problems } = await renderText(body, { files }, { locale: 'de' })
  expect(problems).toEqual([])
  expect(findElements(content.tree, 'td').map((cell) => readText({ type: 'root', children: [cell] }))).toEqual([
    'Oak of Ghent Oak',
    '1.200,5',
    'Elm of Graz Elm',
    '40',
  ])
  expect(content.links.map(({ href }) => href)).toEqual(['/lamp#oak', '/lamp#elm'])
  expect(content.sections[0]?.paragraphs).toContain('Elm of Graz Elm · 40')
})

it('a value of a file stands in a sentence, and is found by search', async () => {
  const { content, problems } = await renderText('Measured :value[taken.on]{src="lamps.json"}.', { files })
  expect(problems).toEqual([])
  expect(content.sections[0]?.paragraphs).toEqual(['Measured 1 May.'])
})

/** The sentence of this version of Node. */
const broken = /(?<=: ).+/.exec(String(attempt(() => JSON.parse('{'))))?.[0]

it.each([
  [
    `:::each{src="lamps.json" of="lamp"}\n${rows}| {name} | |\n:::`,
    'There is no "lamp" in the file "lamps.json".',
    'Did you mean "lamps"?',
  ],
  [
    `:::each{src="lamps.json" of="lamps"}\n${rows}| {nam} | |\n:::`,
    'There is no "nam" in the file "lamps.json".',
    'Did you mean "name"?',
  ],
  [
    `:::each{src="lamps.json" of="taken"}\n${rows}| {on} | |\n:::`,
    '"taken" of the file "lamps.json" is no list.',
    'Name a list of records with of="…".',
  ],
  [
    `:::each{src="lamps.json"}\n${rows}| {on} | |\n:::`,
    'The file "lamps.json" is no list.',
    'Name a list of records with of="…".',
  ],
  [
    `:::each{src="lamps.json" of="lamps"}\nText\n:::`,
    'An each holds something else than a table of two rows.',
    'Put a table into it: its header, and one row with {fields}.',
  ],
  [
    `:::each\n${rows}| {on} | |\n:::`,
    'The directive "each" has no src.',
    'Give src="folder/name.json", relative to the site folder.',
  ],
  [
    ':value[taken.no]{src="lamps.json"}',
    'There is no "no" of "taken.no" in the file "lamps.json".',
    'Did you mean "on"?',
  ],
  [':value[taken]{src="lamps.json"}', 'The value "taken" is neither a text nor a number.', 'Name a value inside it.'],
  [
    ':value[on]{src="lamp.json"}',
    'There is no file "lamp.json" in the site folder.',
    'Give src="folder/name.json", relative to the site folder.',
  ],
  [':value[on]{src="broken.json"}', `The file "broken.json" is no JSON: ${broken}`, 'Mend the file.'],
])('what is wrong is said: %j', async (body, what, mend) => {
  expect(await findProblems(body, { files })).toEqual([`content/en/lamp.md:1\n  ${what}\n  ${mend}`])
})

function attempt(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}
