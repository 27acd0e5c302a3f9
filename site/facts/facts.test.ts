import { expect, test } from 'vitest'
import { checkPages } from './check-pages.ts'
import type { Effect } from './describe-effects.ts'
import { type Facts, readFacts } from './facts.ts'
import { fillPage } from './fill-page.ts'
import { words as wordsOf } from './words.ts'

const facts = readFacts()
const english = wordsOf['en-US']
if (english === undefined) throw new Error('There are no words for en-US.')
const words = english

test('the pages say what the data says', () => {
  expect(checkPages(facts, 'the data says')).toEqual([])
})

test('a fact that changes is told with page, line, the old and the new', () => {
  const changed = withKey('tags', 'closed', 'Backspace', [])
  const told = checkPages(changed, 'the library does')
  expect(told).toContainEqual(
    expect.stringMatching(
      /^site\/content\/en-US\/guide\/keyboard\.md:\d+: of Backspace the page says "removes the last tag", the library does "nothing"\. Run npm run facts and read what it changes\.$/,
    ),
  )
  expect(told).toContainEqual(
    expect.stringMatching(
      /^site\/content\/en-US\/index\.md:\d+: of closed: Backspace the page says "removes the last tag", the library does "nothing"\. Run npm run facts and read what it changes\.$/,
    ),
  )
  expect(told).toContainEqual(expect.stringMatching(/^site\/content\/zh-CN\/index\.md:\d+: /))
})

test('a row that the facts have and the page has not, and the other way round', () => {
  const more = checkPages(withKey('single', 'closed', 'Enter', []), 'the library does')
  expect(more).toContainEqual(
    expect.stringMatching(
      /^site\/content\/en-US\/index\.md:\d+: the page lacks "closed: ↓, Home, End, Page Up, Page Down, Delete \| opens \| opens", which the library does\. Run npm run facts and read what it changes\.$/,
    ),
  )
  const fewer = structuredClone(facts)
  for (const keys of Object.values(fewer.keyboard['single'] ?? {})) delete keys['Delete']
  expect(checkPages(fewer, 'the library does')).toContainEqual(
    expect.stringMatching(
      /^site\/content\/en-US\/guide\/keyboard\.md:\d+: the page says "Delete \| opens \| nothing", the library does nothing of it\. Run npm run facts and read what it changes\.$/,
    ),
  )
})

test('an edited table is told by its line, and mended', () => {
  const page = fillPage('# Keys\n\n<!-- facts: keys-of-combobox -->\n<!-- /facts -->\n', facts, words).text
  const edited = page.replace('closes, submits the form', 'does nothing')
  expect(edited).not.toBe(page)
  const { text, differences } = fillPage(edited, facts, words)
  expect(text).toBe(page)
  expect(differences).toEqual([
    {
      line: 1 + edited.split('\n').findIndex((line) => line.includes('does nothing')),
      says: expect.stringContaining('does nothing'),
      fact: expect.stringContaining('closes, submits the form'),
    },
  ])
  expect(fillPage(page, facts, words).differences).toEqual([])
})

test('a row too many and a row too few are told each by itself', () => {
  const page = fillPage('<!-- facts: keys-of-combobox -->\n<!-- /facts -->', facts, words).text
  const lines = page.split('\n')
  const [row = ''] = lines.splice(4, 1)
  expect(fillPage(lines.join('\n'), facts, words).differences).toEqual([{ line: 5, says: '', fact: row }])
  lines.splice(4, 0, row, '| mine | too |')
  expect(fillPage(lines.join('\n'), facts, words).differences).toEqual([{ line: 6, says: '| mine | too |', fact: '' }])
})

test('a place without a fact, and one that never ends, are mistakes', () => {
  const { mistakes, text } = fillPage(
    '<!-- facts: kyes -->\n<!-- /facts -->\n<!-- facts: keys-of-single -->',
    facts,
    words,
  )
  expect(text).toBe('<!-- facts: kyes -->\n<!-- /facts -->\n<!-- facts: keys-of-single -->')
  expect(mistakes).toEqual([
    { line: 1, what: 'There are no facts "kyes".', mend: expect.stringMatching(/^There are keys-of-single, /) },
    { line: 3, what: 'The facts "keys-of-single" never end.', mend: 'Write <!-- /facts --> below them.' },
  ])
})

// Sentences below the tables of guide/keyboard.md and index.md. Where one of these fails, the sentence is wrong.
test('what the keyboard pages say of all modes is true of each', () => {
  for (const [field, situations] of Object.entries(facts.keyboard))
    for (const [situation, keys] of Object.entries(situations)) {
      const where = `${field}, ${situation}`
      const composing = keys['Enter, composing']
      if (composing !== undefined) expect(composing, `${where}: Enter of an input method`).toEqual([])
      for (const key of ['Home', 'End', 'Page Up', 'Page Down'])
        expect(
          keys[key]?.filter((effect) => effect.startsWith('moves')),
          `${where}: ${key}`,
        ).toEqual([])
      if (situation === 'closed')
        expect({ where, alt: keys['Alt+↓'], up: keys['↑'] }).toEqual({ where, alt: [], up: [] })
      if (situation !== 'active') continue
      expect(keys['Alt+↓'], `${where}: Alt+↓`).toEqual(keys['↓'])
      expect(keys['Alt+↑'], `${where}: Alt+↑`).toEqual(keys['↑'])
    }
  expect(facts.keyboard['combobox']?.['idle']?.['↑']).toEqual(['moves-last-but-one'])
})

function withKey(field: string, situation: string, key: string, effects: Effect[]): Facts {
  const changed = structuredClone(facts)
  const keys = changed.keyboard[field]?.[situation]
  if (keys === undefined) throw new Error(`${field} is never ${situation}.`)
  keys[key] = effects
  return changed
}

// Sentences of guide/accessibility.md.
test('what the accessibility guide says of every state is true of each', () => {
  for (const [state, { field, list }] of Object.entries(facts.dom)) {
    const isOpen = field['aria-expanded'] === 'true'
    const owned = isOpen ? '…_list' : undefined
    expect({
      state,
      role: field['role'],
      popup: field['aria-haspopup'],
      complete: field['aria-autocomplete'],
      controls: field['aria-controls'],
      owns: field['aria-owns'],
    }).toEqual({ state, role: 'combobox', popup: 'listbox', complete: 'list', controls: owned, owns: owned })
    // The guide says that it is missing.
    expect(list.join('\n')).not.toContain('aria-multiselectable')
  }
})

// Sentences of index.md and guide/large-lists.md.
test('a virtual list has as many rows with any number of options', () => {
  expect([...new Set(Object.values(facts.rows).map(({ virtual }) => virtual))]).toHaveLength(1)
  expect(facts.rows['10000']?.virtual).toBe(9)
  for (const [count, { whole }] of Object.entries(facts.rows))
    expect(whole ?? Number(count), `${count} options without virtual`).toBe(Number(count))
})

test('a figure in a sentence that was edited is told and mended', () => {
  const { differences, text } = fillPage('It weighs <!-- fact: gzip -->1 kB<!-- /fact -->.', facts, words)
  expect(text).toBe(`It weighs <!-- fact: gzip -->${facts.size.gzip} kB<!-- /fact -->.`)
  expect(differences).toEqual([{ line: 1, says: '1 kB', fact: `${facts.size.gzip} kB` }])
  expect(fillPage('<!-- fact: gzpi -->1<!-- /fact -->', facts, words).mistakes).toEqual([
    { line: 1, what: 'There is no fact "gzpi".', mend: 'There are gzip, brotli, bundler, rows, reader, machine.' },
  ])
})
