import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkPages } from './check-pages.ts'
import { readFacts } from './facts.ts'
import { fillPage } from './fill-page.ts'
import { findDifference } from './find-difference.ts'
import type { Gesture } from './probe-reader.ts'
import { words } from './words.ts'

const facts = readFacts()

/** What is said of a field in English when something is done. Fails when it was not done. */
function hear(name: string, gesture: Gesture): string[] {
  const heard = facts.reader['en-US']?.[name]?.find((each) => each.gesture === gesture)
  if (heard === undefined) throw new Error(`Nobody does "${gesture}" with ${name}.`)
  return heard.says
}

test('every demo has a transcript in both languages, of the same gestures', () => {
  const demos = readdirSync(new URL('../content/en-US/demo', import.meta.url))
    .map((file) => file.replace(/\.md$/, ''))
    .filter((name) => name !== 'index')
  expect(demos.length).toBeGreaterThan(30)
  for (const demo of demos) {
    const [english, chinese] = ['en-US', 'zh-CN'].map((locale) => facts.reader[locale]?.[demo] ?? [])
    const list = (story: typeof english) => ({ demo, gestures: story?.map(({ gesture }) => gesture) })
    expect(list(english).gestures).toEqual(expect.arrayContaining(['focus', 'move', 'choose']))
    expect(list(chinese)).toEqual(list(english))
    for (const [locale, story] of Object.entries({ 'en-US': english, 'zh-CN': chinese }))
      expect(`${locale}/${demo}: ${story?.[0]?.says[0] ?? ''}`).toMatch(/: combobox, \S/)
  }
})

test('a sentence that was edited by hand is told by its line, and mended', () => {
  const [language] = Object.values(words)
  if (language === undefined) throw new Error('There are no words.')
  const page = fillPage('<!-- facts: heard-on-multiple -->\n<!-- /facts -->', facts, language).text
  const edited = page.replace('`button, Clear cuisines`', '`button, Clear all`')
  const { differences, text } = fillPage(edited, facts, language)
  expect(text).toBe(page)
  expect(differences).toEqual([
    {
      line: 1 + edited.split('\n').findIndex((line) => line.includes('Clear all')),
      says: expect.stringContaining('`button, Clear all`'),
      fact: expect.stringContaining('`button, Clear cuisines`'),
    },
  ])
})

test('a sentence that the library changes is told with page, line, the old and the new', () => {
  const changed = structuredClone(facts)
  const heard = changed.reader['en-US']?.['mode-combobox']?.find(({ gesture }) => gesture === 'focus')
  if (heard === undefined) throw new Error('Nobody comes to the combobox.')
  heard.says = ['combobox, Fruit']
  expect(checkPages(changed, 'the library does')).toEqual([
    expect.stringMatching(
      /^site\/content\/en-US\/guide\/accessibility\.md:\d+: of Focus the page says "`combobox, Fruit, has popup listbox, not expanded, autocomplete in list`", the library does "`combobox, Fruit`"\. Run npm run facts and read what it changes\.$/,
    ),
  ])
  const { path, before, after } = findDifference(facts.reader, changed.reader)
  expect(path).toEqual(['en-US', 'mode-combobox', '0', 'says', '0'])
  expect([before, after]).toEqual([
    'combobox, Fruit, has popup listbox, not expanded, autocomplete in list',
    'combobox, Fruit',
  ])
})

test('a page of a demo that nobody listened to is a mistake', () => {
  const [language] = Object.values(words)
  if (language === undefined) throw new Error('There are no words.')
  expect(fillPage('<!-- facts: heard-on-nothing -->\n<!-- /facts -->', facts, language).mistakes).toEqual([
    {
      line: 1,
      what: 'There are no facts "heard-on-nothing".',
      mend: expect.stringMatching(/, unsaid, and heard-on- with the name of a demo\.$/),
    },
  ])
})

test('the page of each demo ends with what is said of it', () => {
  for (const locale of ['en-US', 'zh-CN'])
    for (const demo of Object.keys(facts.reader[locale] ?? {}).filter((name) => !/^(?:mode|bare|spoken)-/.test(name))) {
      const page = readFileSync(new URL(`../content/${locale}/demo/${demo}.md`, import.meta.url), 'utf8')
      expect(page.slice(page.lastIndexOf(':::fold['))).toMatch(
        new RegExp(`^.*\\n<!-- facts: heard-on-${demo} -->\\n[^]+\\n<!-- /facts -->\\n:::\\n$`),
      )
    }
})

test('the fields of the guide can be searched and cleared, and only the combobox starts empty', () => {
  for (const mode of ['single', 'multiple', 'tags', 'combobox']) {
    expect(hear(`mode-${mode}`, 'type').join(' ')).toContain('combobox, Fruit, dam, ')
    expect(hear(`mode-${mode}`, 'clear')).toContain('button, Clear fruit')
  }
  expect(hear('mode-single', 'open')).toContain('option, Cherry, selected, position 3, set size 6')
  // Banana was added to them, and is gone again.
  expect(hear('mode-multiple', 'remove')).toEqual(['polite: Cherry, Fig'])
  expect(hear('mode-tags', 'remove')).toEqual(['polite: Cherry, Fig'])
  // A combobox has its value as text.
  expect(hear('mode-combobox', 'focus').join(' ')).toMatch(/^combobox, Fruit, has popup/)
  expect(hear('mode-combobox', 'choose').join(' ')).toMatch(/^combobox, Fruit, Apple, has popup/)
})

// Sentences of guide/accessibility.md. Where one of these fails, the sentence is wrong, or the way out is none.
test.each<[gap: string, alone: string[], way: string[], missing: string]>([
  ['the value', hear('mode-single', 'focus'), hear('spoken-fruit', 'focus'), 'Cherry'],
  ['that several can be selected', hear('mode-multiple', 'focus'), hear('spoken-fruits', 'focus'), 'Fruit (several)'],
  ['what was selected', hear('mode-single', 'choose'), hear('spoken-fruit', 'choose'), 'polite: Damson selected'],
  ['what was removed', hear('mode-multiple', 'remove'), hear('spoken-fruits', 'remove'), 'polite: Banana removed'],
  ['that all was cleared', hear('mode-multiple', 'clear'), hear('spoken-fruits', 'clear'), 'polite: All removed'],
  ['how many results', hear('mode-multiple', 'type'), hear('spoken-fruits', 'type'), 'polite: 1 result'],
  ['that nothing was found', hear('mode-multiple', 'nothing'), hear('spoken-fruits', 'nothing'), 'polite: No results'],
  ['that options have come', hear('bare-loading', 'open'), hear('loading', 'focus'), 'polite: 8 permissions'],
  ['how many are left', hear('bare-limit', 'move'), hear('multiple-with-max-count', 'choose'), 'polite: 3 of 4'],
  ['a label that is an element', hear('bare-label', 'move'), hear('option-render', 'move'), 'option, Elif Aydin'],
  ['what the button clears', hear('bare-clear', 'clear'), hear('mode-single', 'clear'), 'button, Clear fruit'],
])('%s is not said by the library alone, and is with the way out of the guide', (_gap, alone, way, missing) => {
  expect(alone.join(' ')).not.toContain(missing)
  expect(way.join(' ')).toContain(missing)
})

test('a field for one value and one for several are told in the same words', () => {
  expect(hear('mode-multiple', 'focus')).toEqual(hear('mode-single', 'focus'))
})

test('at the limit the arrow keys pass over what cannot be selected', () => {
  expect(hear('bare-limit', 'open').join(' ')).toContain('option, Cherry, selected, position 3')
  expect(hear('bare-limit', 'move')).toEqual(['option, Fig, selected, position 6, set size 6'])
})

test('what is typed into a combobox without a list is repeated', () => {
  expect(hear('combobox', 'nothing')).toEqual(expect.arrayContaining(['polite: zz', 'polite: zzz']))
})

test('the name of a group is not said with its options', () => {
  expect(hear('optgroup', 'open')).toContain('option, Old Port, not selected, position 1, set size 7')
  expect(hear('optgroup', 'open').join(' ')).not.toContain('Harbour line')
})
