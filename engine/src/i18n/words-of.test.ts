import { describe, expect, it } from 'vitest'
import { enUs } from './en-us.ts'
import { catalogue, describeBorrowedWords, wordsOf } from './words-of.ts'
import { zhCn } from './zh-cn.ts'

/** Every sentence of a catalogue by its path. */
function listSentences(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : listSentences(value, `${path}${key}.`),
  )
}

const english = new Map(listSentences(enUs))
const chinese = new Map(listSentences(zhCn))

describe.each(Object.entries(catalogue))('the catalogue of %s', (_locale, words) => {
  const sentences = new Map(listSentences(words))

  it('says the same things as the English one, none of them empty', () => {
    expect([...sentences.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    expect([...sentences].filter(([, sentence]) => sentence.trim() === '')).toEqual([])
  })

  it('has the same places to fill in', () => {
    const places = (sentence = ''): string[] => [...sentence.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()
    for (const [key, sentence] of english) expect([key, places(sentences.get(key))]).toEqual([key, places(sentence)])
  })

  it('says nothing that holds for one site only: licence, authorship, tracking', () => {
    const own = /affiliat|licen[cs]e|MIT|track|隶属|许可证|跟踪/i
    expect([...sentences].filter(([, sentence]) => own.test(sentence))).toEqual([])
  })
})

describe('the words', () => {
  it('says the words of the product to the letter', () => {
    expect(enUs).toMatchObject({
      notFoundTitle: 'PAGE NOT FOUND',
      backHome: 'Back to homepage',
      searchPlaceholder: 'Type keywords...',
      searchEmpty: 'No content was found',
      searchLoading: 'Loading...',
      apiDisabled: 'apiParser must be enabled to use auto-generated API',
      apiResolving: 'Properties definition is resolving, wait a moment...',
      apiUnknown: 'Properties definition not found for {id} component',
      atomUnsupported: '{type} atom is not supported.',
      enableScripts: 'Enable JavaScript to run this app.',
    })
  })

  it('writes Chinese with Chinese marks', () => {
    // A half-width punctuation mark directly before or after a Chinese character is a mistake.
    const slip = /[\u4e00-\u9fff][,.;:!?()]|[,;:!?()][\u4e00-\u9fff]/
    expect([...chinese].filter(([, sentence]) => slip.test(sentence))).toEqual([])
  })
})

describe('wordsOf', () => {
  it.each([
    ['en-US', enUs],
    ['zh-CN', zhCn],
    ['en-GB', enUs],
    ['zh-TW', zhCn],
    ['zh', zhCn],
    ['fr', enUs],
    ['', enUs],
  ])('gives "%s" the nearest catalogue there is', (locale, words) => expect(wordsOf(locale)).toBe(words))
})

it('a locale whose interface speaks another language is named', () => {
  expect(describeBorrowedWords(['zh-TW', 'en-GB', 'fr'])).toEqual([
    'the interface of fr speaks English: the engine has words for en-US, zh-CN',
  ])
})
