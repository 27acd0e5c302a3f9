import type { SearchGroup, SearchHint, SearchMetadata } from '../model/search.ts'
import { buildHint, buildNeedles, type RankedHint } from './result/build-hint.ts'
import { suggestWords } from './result/suggest-words.ts'
import { matchQuery, type QueryMatches } from './query/match-query.ts'
import { planQuery, type QueryPlan } from './query/plan-query.ts'
import type { Candidate } from './query/candidate.ts'
import { rankMatches } from './query/rank-matches.ts'
import type { SearchResult } from '../model/search-engine.ts'
import { buildIndex, type SearchIndex } from './index/search-index.ts'
import { createSelection } from './query/select-candidates.ts'
import { groupWeight } from './weights.ts'

/** Number of results at the top, chosen from all groups. */
const bestLength = 3

const groupLength = 10
const nearLength = 10
// With so many complete results nobody needs near ones; with fewer, at most so many near ones are shown below them.
const enoughComplete = 5
const contentPerPage = 3
// More candidates than are shown, because a look at their text changes their order.
const candidateSizes = { best: 30, perGroup: 20, partial: 40 }

/** Search over one site in one locale. It is pure: no worker, no network, no clock. */
export interface Search {
  find(keywords: string): SearchResult
}

const noResult: SearchResult = { groups: [], mode: 'all', total: 0, unknown: [], alike: [] }

function byRelevance(a: RankedHint, b: RankedHint): number {
  return b.hint.relevance - a.hint.relevance
}

function byPriority(a: RankedHint, b: RankedHint): number {
  return b.hint.priority - a.hint.priority || byRelevance(a, b)
}

function readTitle({ highlightTitleTexts, owner }: SearchHint): string {
  return [...highlightTitleTexts.map(({ text }) => text), owner].join(' ')
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
  for (const each of ranked.toSorted(byRelevance)) {
    if (best.length === bestLength) break
    if (!best.some((better) => isEchoOf(each, better))) best.push(each)
  }
  return best
}

/** True when two results are one answer: the same address, or a page and its demo of the same name. */
function isSameAs({ entry, hint }: RankedHint, other: RankedHint): boolean {
  if (hint.link === other.hint.link) return true
  return entry === other.entry && (hint.thing === 'page' || other.hint.thing === 'page') && isTwin(hint, other.hint)
}

function isTwin(hint: SearchHint, other: SearchHint): boolean {
  return (hint.type === 'demo' || other.type === 'demo') && readTitle(hint) === readTitle(other)
}

/** Leaves out what stands in the list already. Of two results that are one answer the page stays. */
function dropRepeated(ranked: RankedHint[]): RankedHint[] {
  const pagesFirst = ranked.toSorted((a, b) => Number(b.hint.type === 'page') - Number(a.hint.type === 'page'))
  const kept: RankedHint[] = []
  for (const each of pagesFirst) if (!kept.some((other) => isSameAs(each, other))) kept.push(each)
  return kept
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
    hints: takeHints(hints.toSorted(byPriority), groupLength),
    kind: 'all' as const,
  })).sort((a, b) => b.priority - a.priority)
}

function takeHints(ranked: RankedHint[], length: number): SearchHint[] {
  return limitContent(ranked)
    .slice(0, length)
    .map(({ hint }) => hint)
}

function findUnknown({ words }: QueryPlan, matches: QueryMatches): string[] {
  return words.flatMap(({ typed, optional }, at) => (!optional && matches.words[at]?.isUnknown ? [typed] : []))
}

function findGroups(index: SearchIndex, keywords: string): SearchResult {
  const plan = planQuery(index, keywords)
  if (plan.words.length === 0) return noResult
  const matches = matchQuery(index, plan)
  const selection = createSelection(candidateSizes)
  rankMatches(index, plan.words, matches, selection)
  const needles = buildNeedles(plan, matches.words)
  const show = (list: Candidate[]): RankedHint[] => list.map((candidate) => buildHint(index, plan, needles, candidate))

  const groups: SearchGroup[] = []
  const complete = dropRepeated(show(selection.takeComplete()))
  if (complete.length > 0) {
    const best = pickBest(complete)
    const top = index.entries.reduce((most, { navOrder }) => Math.max(most, navOrder), 0) + 1
    groups.push({ title: '', priority: top * groupWeight, hints: best.map(({ hint }) => hint), kind: 'best' })
    groups.push(
      ...buildNavGroups(
        index,
        complete.filter((each) => !best.includes(each)),
      ),
    )
  }
  if (complete.length < enoughComplete) {
    const isNew = (each: RankedHint): boolean => !complete.some((other) => isSameAs(each, other))
    // What has every word in another spelling comes before what lacks words.
    const spelled = show(selection.takeFuzzy()).sort(byRelevance)
    const partial = show(selection.takePartial().slice(0, 2 * nearLength)).sort(byRelevance)
    const near = dropRepeated([...spelled, ...partial]).filter(isNew)
    const hints = takeHints(
      inOrderOf([...spelled, ...partial], near),
      complete.length > 0 ? enoughComplete : nearLength,
    )
    if (hints.length > 0) groups.push({ title: '', priority: 0, hints, kind: 'near' })
  }
  return {
    groups,
    mode: groups[0]?.kind === 'near' ? 'near' : 'all',
    total: groups.reduce((sum, { hints }) => sum + hints.length, 0),
    unknown: findUnknown(plan, matches),
    alike: groups.length === 0 ? suggestWords(index, plan) : [],
  }
}

/** `kept`, in the order that they have in `all`. */
function inOrderOf(all: RankedHint[], kept: RankedHint[]): RankedHint[] {
  return all.filter((each) => kept.includes(each))
}

/** Builds the index of `metadata`. After that `find` answers at once. */
export function createSearch(metadata: SearchMetadata): Search {
  const index = buildIndex(metadata)
  return { find: (keywords) => findGroups(index, keywords) }
}
