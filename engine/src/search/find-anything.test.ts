import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HighlightText } from '../model/search.ts'
import { createSearch } from './create-search.ts'
import { leadingLength } from './result/snippet.ts'
import {
  createDemo,
  createMetadata,
  createProp,
  createRoute,
  createSection,
} from '../../test/search/create-metadata.ts'

const sampleTexts = [
  'The quick maxCount <b>jumps</b> & "runs" over 10,000 rows; e.g. a.b*c+d?(x)[y]{z}|^$\\',
  '完全受控的多选框，支持 value 与 onChange。𠮷野家 😀😀 ｆｕｌｌ　ｗｉｄｔｈ',
  'Crème brûlée, cafe\u0301, Straße, İstanbul, ﬁne, ½, שלום עולם, مرحبا, नमस्ते, สวัสดี, 한국어, ｶﾞｷﾞ',
  'zero\u200bwidth \u202eright to left\u202c \ud83f lone \udfff NUL\u0000here tab\there',
] as const
const sampleKeywords = ['multi select', '多选', '<script>']
const metadata = createMetadata({
  routes: [
    createRoute({
      link: '/',
      title: 'Select <i>all</i>',
      description: sampleTexts[0],
      keywords: sampleKeywords,
      props: [createProp('maxCount', sampleTexts[1]), createProp('onChange')],
      sections: sampleTexts.map((text, i) =>
        createSection(`s${i}`, `Title ${i} ${text.slice(0, 12)}`, text, sampleTexts.at(3 - i) ?? ''),
      ),
    }),
    createRoute({ link: '/demo/multiple', title: '多选 Multiple', sections: [createSection('', '', ...sampleTexts)] }),
  ],
  demos: [createDemo({ id: 'multiple', route: '/demo/multiple', title: 'Café 😀', description: sampleTexts[2] })],
})
const search = createSearch(metadata)

const sources = [
  ...sampleTexts,
  ...sampleKeywords,
  // After a keyword the result shows what it leads to.
  ...sampleKeywords.map((keyword) => `${keyword} · ${sampleTexts[0]}`),
  ...metadata.routes.flatMap(({ title, props, sections }) => [
    title,
    // After a name the result shows its owner, unless the page says it.
    ...props.map(({ name, owner }) => `${name} · ${owner}`),
    ...sections.map((each) => each.title),
  ]),
  ...metadata.demos.map(({ title }) => title),
]

// The only halves of a pair that stand alone in the sample texts are d83f and dfff.
const splitPair = /^[\udc00-\udffe]|[\ud800-\ud83e]$/

/** Joins the texts that are shown, without the dots that replace what was cut. */
function checkTexts(texts: readonly HighlightText[]): void {
  const shown = texts.map(({ text }) => text).join('')
  const source = sources.find(
    (text) => shown === text || text.includes(shown.replace(/^\.{3}/, '').replace(/\.{3}$/, '')),
  )
  expect(shown === '' || source !== undefined || shown).toBe(true)
  for (const { text, highlighted } of texts) {
    expect(text).not.toMatch(splitPair)
    if (highlighted) expect(sources.some((each) => each.includes(text))).toBe(true)
  }
  const [first] = texts
  if (first?.text.startsWith('...')) expect(Array.from(first.text)).toHaveLength(leadingLength + 3)
}

// Milliseconds of the processor, which other tests of a busy machine do not use up. About 1 is usual.
const slowest = 50

/** Milliseconds of the processor for each answer. */
let times: number[] = []

function findPercentile99(): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Infinity
}

function checkAnswer(keywords: string): void {
  const start = process.cpuUsage()
  const { groups, total } = search.find(keywords)
  const { user, system } = process.cpuUsage(start)
  times.push((user + system) / 1000)
  expect(total).toBe(groups.reduce((sum, { hints }) => sum + hints.length, 0))
  for (const { hints } of groups) {
    for (const { highlightTitleTexts, highlightTexts, link } of hints) {
      expect(link.startsWith('/')).toBe(true)
      checkTexts(highlightTitleTexts)
      checkTexts(highlightTexts)
    }
  }
}

const fragment = fc.oneof(
  fc.constantFrom(...sources.flatMap((text) => text.split(/(?<=[\s,，。])/)).filter(Boolean)),
  fc.constantFrom(
    '.*',
    '(?:',
    '[',
    '\\',
    '$&',
    '</script>',
    '<img src=x onerror=1>',
    '&lt;',
    '"',
    '%00',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom(
    '\u0000',
    '\u200b',
    '\u202e',
    '\ufeff',
    '\ud83d',
    '\ude00',
    '\u0301',
    '\u00ad',
    '…',
    '！？',
    '　',
    '\n',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 8 }),
)
const query = fc.array(fragment, { maxLength: 12 }).map((pieces) => pieces.join(''))

describe('any query', () => {
  it('is answered soon, without an exception, with exact pieces of the source and no markup of its own (10,000 strings)', () => {
    times = []
    fc.assert(fc.property(query, checkAnswer), { numRuns: 10_000, endOnFailure: true })
    expect(times).toHaveLength(10_000)
    expect(findPercentile99()).toBeLessThan(slowest)
  })

  it('may be 10,000 characters long, and takes no longer', () => {
    const long = fc.tuple(fragment, query).map(([piece, rest]) => (piece + rest + 'x').repeat(10_000).slice(0, 10_000))
    times = []
    fc.assert(fc.property(long, checkAnswer), { numRuns: 200, endOnFailure: true })
    expect(findPercentile99()).toBeLessThan(slowest)
  })

  it('finds nothing in marks alone', () => {
    const marks = fc.string({
      unit: fc.constantFrom(
        ...'. , ; : ! ? ( ) [ ] { } < > / \\ | " \' ` ~ @ # $ % ^ & * - + = … ， 。 ！ ？ 《 》 「 」'.split(' '),
      ),
      maxLength: 300,
    })
    fc.assert(
      fc.property(marks, (keywords) => {
        expect(search.find(keywords).total).toBe(0)
      }),
      { numRuns: 500, endOnFailure: true },
    )
  })
})
