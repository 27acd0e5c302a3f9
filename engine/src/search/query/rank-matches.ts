import type { Candidate } from './candidate.ts'
import { formFit, typoFit, wholeFit } from './expand-word.ts'
import type { QueryMatches, WordMatches } from './match-query.ts'
import type { QueryWord } from './plan-query.ts'
import { inKeywords, inName, inTitle, inTitlePart } from '../index/postings.ts'
import type { SearchUnit } from '../index/search-entries.ts'
import type { SearchIndex } from '../index/search-index.ts'
import {
  childShare,
  contextShare,
  optionalShare,
  pageTitleWeight,
  partialFloor,
  partialShare,
  titleWeight,
} from '../weights.ts'
import type { Selection } from './select-candidates.ts'

// A name in the address is worth a title to a reader who knows it, but the spec's weight is for titles that are shown.
const shownTitle = inTitle | inTitlePart
const anyName = shownTitle | inKeywords | inName

interface Ranking {
  words: readonly QueryWord[]
  matches: readonly WordMatches[]
  rarities: number[]
  /** All required words, as bits. */
  required: number
  /** Those of them that any text has. */
  known: number
}

/** How rare a word is. A word that is everywhere says little. */
function measureRarity({ value, count }: WordMatches): number {
  return Math.log(1 + value.length / (count + 1))
}

/** Ranks one unit, with the help of its page: a word may be in the title of the page instead of the section. */
function rankUnit(ranking: Ranking, unit: SearchUnit, at: number, page: number): Candidate | undefined {
  const { words, matches, rarities, required } = ranking
  const isPage = at === page
  let [own, found, guessed, weight, score, fit] = [0, 0, 0, 0, 0, wholeFit]
  for (let w = 0; w < words.length; w++) {
    const match = matches[w]
    if (match === undefined) continue
    const { value, fit: fits, places } = match
    const bit = 1 << w
    const mine = value[at] ?? 0
    const fromPage = !isPage && ((places[page] ?? 0) & anyName) !== 0
    if (mine === 0 && !fromPage) continue
    const share = words[w]?.optional ? optionalShare : 1
    const context = fromPage ? (value[page] ?? 0) : 0
    // The help of the page must not rank a part above the page itself.
    score += share * (rarities[w] ?? 0) * Math.max(mine, Math.min(mine + contextShare * context, context))
    if ((required & bit) === 0) continue
    found |= bit
    const bestFit = mine > 0 ? (fits[at] ?? 0) : (fits[page] ?? 0)
    if (bestFit < fit) fit = bestFit
    if (bestFit === typoFit) guessed |= bit
    if (mine === 0) continue
    own |= bit
    weight += ((places[at] ?? 0) & shownTitle) === 0 ? 1 : isPage ? pageTitleWeight : titleWeight
  }
  if (own === 0) return undefined
  const tier = found !== required ? 'some' : guessed === 0 ? 'all' : 'fuzzy'
  return { unit, tier, weight, score, fit }
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * True when a result that lacks words is still near: it has at least half of those that any text has, as whole words,
 * and is about them. One word in one paragraph of a page is not.
 */
function isNear({ words, matches, known }: Ranking, { type }: SearchUnit, at: number, page: number): boolean {
  let solid = 0
  let isAbout = type !== 'section' && type !== 'tab'
  for (let w = 0; w < words.length; w++) {
    const match = matches[w]
    if (match === undefined || (known & (1 << w)) === 0) continue
    const own = (match.fit[at] ?? 0) >= formFit
    const fromPage = (match.fit[page] ?? 0) >= formFit && ((match.places[page] ?? 0) & anyName) !== 0
    if (own || fromPage) solid |= 1 << w
    if (own && ((match.places[at] ?? 0) & anyName) !== 0) isAbout = true
  }
  const count = countBits(solid)
  return count > 0 && count >= partialShare * countBits(known) && (isAbout || count > 1)
}

/** Adds to a page what its parts say. Of two pages, the one that is about the subject ranks higher. */
function addParts(ranking: Ranking, own: Candidate, page: number, end: number): void {
  const { words, matches, rarities } = ranking
  let score = 0
  for (let w = 0; w < words.length; w++) {
    const value = matches[w]?.value
    if (value === undefined) continue
    let most = value[page] ?? 0
    for (let at = page + 1; at < end; at++) most = Math.max(most, childShare * (value[at] ?? 0))
    score += (words[w]?.optional ? optionalShare : 1) * (rarities[w] ?? 0) * most
  }
  own.score = Math.max(own.score, score)
}

/** Lowers a partial match by the share of the query's meaning that it lacks. */
function lowerPartial(ranking: Ranking, candidate: Candidate, at: number): void {
  const { words, matches, rarities } = ranking
  let [held, whole] = [0, 0]
  words.forEach(({ optional }, w) => {
    if (optional) return
    whole += rarities[w] ?? 0
    if ((matches[w]?.value[at] ?? 0) > 0) held += rarities[w] ?? 0
  })
  candidate.score *= partialFloor + ((1 - partialFloor) * held) / Math.max(whole, 1e-9)
}

/** Gives every unit that contains a word of the query to `selection`. */
export function rankMatches(index: SearchIndex, words: QueryWord[], matches: QueryMatches, selection: Selection): void {
  const required = words.reduce((bits, { optional }, w) => (optional ? bits : bits | (1 << w)), 0)
  const known = matches.words.reduce((bits, { isUnknown }, w) => (isUnknown ? bits : bits | (required & (1 << w))), 0)
  const ranking = { words, matches: matches.words, rarities: matches.words.map(measureRarity), required, known }
  let page = 0
  index.units.forEach((unit, at) => {
    const isPage = unit.type === 'page'
    if (isPage) page = at
    if (matches.touched[at] === 0) return
    const candidate = rankUnit(ranking, unit, at, page)
    if (candidate === undefined || (candidate.tier === 'some' && !isNear(ranking, unit, at, page))) return
    if (isPage) addParts(ranking, candidate, at, index.entryEnds[unit.entry] ?? at + 1)
    if (candidate.tier === 'some') lowerPartial(ranking, candidate, at)
    selection.add(candidate)
  })
}
