import type { SearchGroup, SearchHint, SearchMetadata } from '../model/search.ts'
import { buildHint, buildNeedles, type RankedHint } from './result/build-hint.ts'
import { matchQuery } from './query/match-query.ts'
import { planQuery } from './query/plan-query.ts'
import type { Candidate } from './query/candidate.ts'
import { rankMatches } from './query/rank-matches.ts'
import type { SearchResult } from '../model/search-engine.ts'
import { buildIndex, type SearchIndex } from './index/search-index.ts'
import { createSelection } from './query/select-candidates.ts'
import { groupWeight } from './weights.ts'

/** Number of results at the top, chosen from all groups. */
const bestLength = 3

const groupLength = 10
const partialLength = 20
// Below complete results at most this many partial ones are shown, as a hint.
const partialLengthBelow = 5
const contentPerPage = 3
// More candidates than are shown, because a look at their text changes their order.
const candidateSizes = { best: 30, perGroup: 20, partial: 40 }

/** Search over one site in one locale. It is pure: no worker, no network, no clock. */
export interface Search {
  find(keywords: string): SearchResult
}

const noResult: SearchResult = { groups: [], mode: 'all', total: 0 }

function byScore(a: RankedHint, b: RankedHint): number {
  return b.score - a.score
}

function byPriority(a: RankedHint, b: RankedHint): number {
  return b.hint.priority - a.hint.priority || b.score - a.score
}

function readTitle({ highlightTitleTexts }: SearchHint): string {
  return highlightTitleTexts.map(({ text }) => text).join('')
}

/**
 * True when a result adds nothing to a better one: more text of the same page, the same title on the same page, or a
 * title that many pages have, when no word of the query distinguishes them.
 */
function isEchoOf(each: RankedHint, better: RankedHint): boolean {
  const isAlike = readTitle(each.hint) === readTitle(better.hint)
  if (each.entry === better.entry) return each.hint.type === 'content' || isAlike
  return isAlike && each.hint.type === 'title' && better.hint.type === 'title' && each.isNamed && better.isNamed
}

/** At most three results, without repetitions. */
function pickBest(ranked: RankedHint[]): RankedHint[] {
  const best: RankedHint[] = []
  for (const each of ranked.toSorted(byScore)) {
    if (best.length === bestLength) break
    if (!best.some((better) => isEchoOf(each, better))) best.push(each)
  }
  return best
}

/** A page and its demo of the same name are one answer. */
function isTwinOf({ entry, hint }: RankedHint, better: RankedHint): boolean {
  const isPair = hint.type === 'demo' && better.hint.type === 'page' && entry === better.entry
  return isPair && readTitle(hint) === readTitle(better.hint)
}

/** In groups that are not a navigation entry, the priority is the relevance itself. */
function withRelevance({ hint, score }: RankedHint): SearchHint {
  return { ...hint, priority: score }
}

/** Limits the paragraphs of one page in a group, so that a long page does not fill it. */
function limitContent(ranked: RankedHint[]): RankedHint[] {
  const seen = new Map<number, number>()
  return ranked.filter(({ entry, hint }) => {
    if (hint.type !== 'content') return true
    seen.set(entry, (seen.get(entry) ?? 0) + 1)
    return (seen.get(entry) ?? 0) <= contentPerPage
  })
}

function buildNavGroups(index: SearchIndex, ranked: RankedHint[]): SearchGroup[] {
  const byNav = new Map<number, RankedHint[]>()
  for (const each of ranked) {
    const order = index.entries[each.entry]?.navOrder ?? 0
    byNav.set(order, [...(byNav.get(order) ?? []), each])
  }
  return Array.from(byNav, ([order, hints]) => ({
    title: index.entries.find(({ navOrder }) => navOrder === order)?.navTitle ?? '',
    priority: order * groupWeight,
    hints: limitContent(hints.toSorted(byPriority))
      .slice(0, groupLength)
      .map(({ hint }) => hint),
    kind: 'all' as const,
  })).sort((a, b) => b.priority - a.priority)
}

function findGroups(index: SearchIndex, keywords: string): SearchResult {
  const plan = planQuery(index, keywords)
  if (plan.words.length === 0) return noResult
  const matches = matchQuery(index, plan)
  const selection = createSelection(candidateSizes)
  rankMatches(index, plan.words, matches, selection)
  const needles = buildNeedles(plan, matches.words)
  const show = (list: Candidate[]): RankedHint[] => {
    const shown = list.map((candidate) => buildHint(index, plan, needles, candidate))
    return shown.filter((each) => !shown.some((better) => isTwinOf(each, better)))
  }

  const groups: SearchGroup[] = []
  const complete = show(selection.takeComplete())
  if (complete.length > 0) {
    const best = pickBest(complete)
    const top = index.entries.reduce((most, { navOrder }) => Math.max(most, navOrder), 0) + 1
    groups.push({ title: '', priority: top * groupWeight, hints: best.map(withRelevance), kind: 'best' })
    const rest = complete.filter((each) => !best.includes(each))
    groups.push(...buildNavGroups(index, rest))
  }
  const addGroup = (kind: 'fuzzy' | 'some', candidates: Candidate[], priority: number, count: number): void => {
    const ranked = show(candidates.slice(0, 2 * count)).sort(byScore)
    const hints = limitContent(ranked).slice(0, count)
    if (hints.length > 0) groups.push({ title: '', priority, hints: hints.map(withRelevance), kind })
  }
  addGroup('fuzzy', selection.takeFuzzy(), 0, partialLength)
  addGroup('some', selection.takePartial(), -groupWeight, groups.length === 0 ? partialLength : partialLengthBelow)
  const first = groups[0]?.kind
  return {
    groups,
    mode: first === 'fuzzy' || first === 'some' ? first : 'all',
    total: groups.reduce((sum, { hints }) => sum + hints.length, 0),
  }
}

/** Builds the index of `metadata`. After that `find` answers at once. */
export function createSearch(metadata: SearchMetadata): Search {
  const index = buildIndex(metadata)
  return { find: (keywords) => findGroups(index, keywords) }
}
