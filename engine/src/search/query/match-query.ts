import { expandWord, type Expansion, guessWord, prefixFit, splitWord, wholeFit } from './expand-word.ts'
import type { QueryPlan, QuerySpan, QueryWord } from './plan-query.ts'
import {
  countOf,
  inKeywords,
  inName,
  inText,
  inTitle,
  inTitlePart,
  placeOf,
  unitOf,
  withPlaces,
} from '../index/postings.ts'
import type { SearchIndex } from '../index/search-index.ts'
import {
  countCeiling,
  countHalf,
  demoTextValue,
  keywordValue,
  lengthShare,
  mostGuessedWords,
  pageTextValue,
  partsQuality,
  questionTextValue,
  rowTextValue,
  runQuality,
  sectionTextValue,
  tabShare,
  tabTextValue,
  titlePartValue,
  titleValue,
} from '../weights.ts'

/** What a word of the query has found: one value per unit. */
export interface WordMatches {
  /** How well the word describes the unit. 0 when the unit does not contain it. */
  value: Float32Array
  /** `typoFit`, `insideFit`, `prefixFit` or `wholeFit` of expand-word.ts. */
  fit: Uint8Array
  /** Bits of postings.ts: where the word is in the unit. */
  places: Uint8Array
  /** Number of units that contain it. */
  count: number
  /** Terms that mean the word but are spelled differently: inflections, corrections. */
  spellings: string[]
  /** True when no text has the word. What is found then has it in another spelling, or in no spelling at all. */
  isUnknown: boolean
}

export interface QueryMatches {
  /** In the order of the query. */
  words: WordMatches[]
  /** 1 for each unit that contains any of the words. */
  touched: Uint8Array
}

const textValue = {
  page: pageTextValue,
  demo: demoTextValue,
  prop: rowTextValue,
  section: sectionTextValue,
  question: questionTextValue,
  tab: tabTextValue,
}

function weigh(index: SearchIndex, posting: number): number {
  const unit = unitOf(posting)
  const places = placeOf(posting)
  const type = index.units[unit]?.type ?? 'section'
  let value = 0
  if (places & inTitle) value += titleValue
  else if (places & (inTitlePart | inName)) value += titlePartValue
  if (places & inKeywords) value += keywordValue
  if (places & inText) {
    const count = countOf(posting)
    value += textValue[type] * ((countCeiling * count) / (count + countHalf + lengthShare * (index.lengths[unit] ?? 1)))
  }
  return type === 'tab' ? tabShare * value : value
}

interface Target {
  index: SearchIndex
  words: WordMatches[]
  touched: Uint8Array
}

function put({ index, words, touched }: Target, postings: Uint32Array, quality: number, fit: number): void {
  for (let i = 0; i < postings.length; i++) {
    const posting = postings[i] ?? 0
    const unit = unitOf(posting)
    const value = quality * weigh(index, posting)
    touched[unit] = 1
    for (const word of words) {
      const before = word.value[unit] ?? 0
      if (before === 0) word.count++
      if (value > before) word.value[unit] = value
      if (fit > (word.fit[unit] ?? 0)) word.fit[unit] = fit
      word.places[unit] = (word.places[unit] ?? 0) | placeOf(posting)
    }
  }
}

function postingsOf({ wordPostings: { offsets, data } }: SearchIndex, term: number): Uint32Array {
  return data.subarray(offsets[term] ?? 0, offsets[term + 1] ?? 0)
}

function putExpansions(target: Target, expansions: Expansion[]): void {
  for (const { term, quality, fit } of expansions) put(target, postingsOf(target.index, term), quality, fit)
}

/** `maxCount` also finds the title "Max count": units with all parts of the word in their title or keywords. */
function putParts(target: Target, parts: string[]): boolean {
  const { index } = target
  const near = inTitle | inTitlePart | inName | inKeywords
  const lists = parts.map((part) => {
    const postings = postingsOf(index, index.words.find(part))
    return new Map(Array.from(postings, (posting) => [unitOf(posting), withPlaces(posting, placeOf(posting) & near)]))
  })
  const common = Array.from(lists[0] ?? []).flatMap(([unit, posting]) =>
    placeOf(posting) !== 0 && lists.every((list) => placeOf(list.get(unit) ?? 0) !== 0) ? [posting] : [],
  )
  put(target, Uint32Array.from(common), partsQuality, wholeFit)
  return common.length > 0
}

function isCovered(spans: QuerySpan[], at: number): boolean {
  return spans.some(({ from, to }) => from <= at && at <= to)
}

/** The words of a query that are in no text, counted. */
interface Guesses {
  left: number
}

function matchWord(target: Target, word: QueryWord, isInSpan: boolean, guesses: Guesses): void {
  const { words: vocabulary } = target.index
  let expansions = expandWord(vocabulary, word.text)
  const parts = word.parts.length > 0 ? word.parts : splitWord(vocabulary, word.text)
  const hasParts = parts.length > 0 && putParts(target, parts)
  const isUnknown = expansions.length === 0 && !hasParts && !isInSpan
  if (isUnknown && guesses.left-- > 0) expansions = guessWord(vocabulary, word.text)
  putExpansions(target, expansions)
  const others = expansions.map(({ term }) => vocabulary.terms[term] ?? '').filter((term) => !term.includes(word.text))
  for (const matches of target.words) {
    matches.spellings = others
    matches.isUnknown = isUnknown
  }
}

/** For each word of the query, finds all units that contain it. Typing mistakes are considered only when a word finds nothing else. */
export function matchQuery(index: SearchIndex, { words, spans, lookUp }: QueryPlan): QueryMatches {
  const count = index.units.length
  const touched = new Uint8Array(count)
  const matches = words.map((): WordMatches => ({
    value: new Float32Array(count),
    fit: new Uint8Array(count),
    places: new Uint8Array(count),
    count: 0,
    spellings: [],
    isUnknown: false,
  }))
  for (const { from, to, text, dense } of spans) {
    const target = { index, words: matches.slice(from, to + 1), touched }
    if (dense) put(target, lookUp(text), runQuality, wholeFit)
    else
      putExpansions(
        target,
        expandWord(index.words, text).filter(({ fit }) => fit >= prefixFit),
      )
  }
  const guesses = { left: mostGuessedWords }
  words.forEach((word, at) => {
    const target = { index, words: matches.slice(at, at + 1), touched }
    if (word.dense) {
      put(target, lookUp(word.text), 1, wholeFit)
      for (const each of target.words) each.isUnknown = each.count === 0
    } else matchWord(target, word, isCovered(spans, at), guesses)
  })
  return { words: matches, touched }
}
