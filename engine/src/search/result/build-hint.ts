import type { HighlightText, SearchHint, SearchThing } from '../../model/search.ts'
import { foldText } from '../index/fold-text.ts'
import { readParts } from '../index/tokenize.ts'
import { findMatches, measureAdjacency, type Needle, type TextMatch } from '../query/find-matches.ts'
import type { WordMatches } from '../query/match-query.ts'
import type { QueryPlan } from '../query/plan-query.ts'
import type { Candidate } from '../query/candidate.ts'
import type { SearchUnit } from '../index/search-entries.ts'
import type { SearchIndex } from '../index/search-index.ts'
import {
  adjacencyStep,
  coverBonus,
  exactStep,
  fitStep,
  heldBonus,
  identifierBonus,
  keywordBonus,
  longPage,
  mostSpellings,
  passageAdjacency,
  sameBonus,
  scoreHalf,
  scoreStep,
  shortestInside,
  shortnessStep,
  togetherBonus,
} from '../weights.ts'
import { buildSnippet, highlightText } from './snippet.ts'

/** A result, and what decides its place besides the weights of the spec. */
export interface RankedHint {
  hint: SearchHint
  entry: number
  /** True when its title contains every word of the query. */
  isNamed: boolean
}

/** What to mark for a query: its words, their other spellings, and words written together. */
export function buildNeedles({ words, spans }: QueryPlan, matches: readonly WordMatches[]): Needle[] {
  const needles: Needle[] = []
  words.forEach(({ text, dense, optional, parts }, at) => {
    if (text === '' || (optional && words.length > 1)) return
    needles.push({ text, dense, from: at, to: at, onlyAtEdge: text.length < shortestInside, isPart: false })
    for (const part of parts)
      if (part.length > 1) needles.push({ text: part, dense, from: at, to: at, onlyAtEdge: true, isPart: true })
    for (const spelling of matches[at]?.spellings.slice(0, mostSpellings) ?? []) {
      needles.push({ text: spelling, dense: false, from: at, to: at, onlyAtEdge: true, isPart: false })
    }
  })
  for (const { text, dense, from, to } of spans) {
    needles.push({ text, dense, from, to, onlyAtEdge: true, isPart: false })
  }
  return needles.filter(({ text }) => text !== '')
}

interface Passage {
  text: string
  matches: TextMatch[]
  adjacency: number
}

function countWords(matches: readonly TextMatch[]): number {
  return new Set(matches.flatMap(({ from, to }) => [from, to])).size
}

/**
 * The paragraph to show: the one with the most words of the query. Among equals, the one with most of them side by
 * side, then the first.
 */
function findPassage(paragraphs: readonly string[], needles: Needle[], wordCount: number): Passage | undefined {
  let best: Passage | undefined
  let most = 0
  for (const text of paragraphs) {
    const matches = findMatches(text, needles)
    if (matches.length === 0) continue
    const adjacency = measureAdjacency(matches, wordCount)
    const worth = countWords(matches) + adjacency * passageAdjacency
    if (worth > most) {
      best = { text, matches, adjacency }
      most = worth
    }
  }
  return best
}

/** From 0 to 1: how much of a title the query covers. */
function measureCover(title: string, matches: readonly TextMatch[]): number {
  const letters = title.replace(/[^\p{L}\p{N}]/gu, '').length
  const covered = matches.reduce((sum, { start, end }) => sum + end - start, 0)
  return letters === 0 ? 0 : Math.min(1, covered / letters)
}

function holdsTyped(text: string, typed: string): boolean {
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1)) {
    const around = (text[at - 1] ?? ' ') + (text[at + typed.length] ?? ' ')
    if (!/[\p{L}\p{N}_]/u.test(around)) return true
  }
  return false
}

/** True when the unit is a property of several words and its name was typed, in any case: `maxcount`, `max-count`. */
function isIdentifier({ type, title }: SearchUnit, typed: string): boolean {
  if (type !== 'prop' || readParts(title).length === 0) return false
  return foldText(typed).replaceAll(/[-_]/g, '') === foldText(title)
}

/** What the text of a unit contains of the query. */
interface Look {
  inTitle: TextMatch[]
  passage: Passage | undefined
  /** True when the passage is one of its keywords. */
  isFromKeywords: boolean
  /** From 0 to 1. See `measureAdjacency`. */
  adjacency: number
  /**
   * 3: it is the typed property: `fieldNames`. 2: the title is exactly what was typed. 1: title or text
   * contains exactly what was typed.
   */
  exact: 0 | 1 | 2 | 3
  /** From 0 to 1: how much of the title, or of the name in the address, was typed. */
  cover: number
  /** True when one of its keywords was typed. */
  isKeyword: boolean
}

function lookAt(unit: SearchUnit, title: string, { words, typed }: QueryPlan, needles: Needle[]): Look {
  const count = words.length
  const inTitle = findMatches(title, needles)
  const inText = findPassage(unit.paragraphs, needles, count)
  // The reason must be seen: a keyword, or the name in the address, is shown when nothing else holds the words.
  const passage =
    inText === undefined && inTitle.length === 0
      ? findPassage([...unit.keywords.filter((keyword) => keyword !== unit.owner), ...unit.names], needles, count)
      : inText
  // Many pages have a tab of this name, so the name says nothing about this one.
  const isShared = unit.type === 'tab'
  const isHeld = [title, ...unit.names, passage?.text ?? ''].some((text) => holdsTyped(text, typed))
  const covers = unit.names.map((name) => measureCover(name, findMatches(name, needles)))
  return {
    inTitle,
    passage,
    isFromKeywords: passage !== inText,
    adjacency: Math.max(measureAdjacency(inTitle, count), passage?.adjacency ?? 0),
    exact: isShared ? 0 : isIdentifier(unit, typed) ? 3 : title === typed ? 2 : isHeld ? 1 : 0,
    cover: isShared ? 0 : Math.max(unit.title === '' ? 0 : measureCover(title, inTitle), ...covers),
    isKeyword: unit.keywords.some((keyword) => foldText(keyword) === foldText(typed)),
  }
}

const exactBonus = [0, heldBonus, sameBonus, identifierBonus] as const

/** The score of the candidate, raised by what only its text shows. */
function measureScore({ score }: Candidate, look: Look, wordCount: number): number {
  const { adjacency, exact, cover, isKeyword } = look
  const together = wordCount > 1 ? togetherBonus * adjacency : 0
  return score * (1 + exactBonus[exact] + together + coverBonus * cover * cover + (isKeyword ? keywordBonus : 0))
}

/** The text below the title. A keyword alone would say too little about its target. */
function showTexts({ paragraphs: [first = ''] }: SearchUnit, { passage, isFromKeywords }: Look): HighlightText[] {
  if (passage === undefined) return buildSnippet(first, [])
  const snippet = buildSnippet(passage.text, passage.matches)
  if (!isFromKeywords || first === '') return snippet
  return [...snippet, { text: ' · ' }, ...buildSnippet(first, [])]
}

/** Sections have the type of the place where the words are. */
const hintTypes: Readonly<Partial<Record<SearchUnit['type'], SearchHint['type']>>> = {
  page: 'page',
  demo: 'demo',
  prop: 'title',
}

/** The text before the first heading of a page, and a tab of it, are the page to a reader. */
function readThing({ type, link, page }: SearchUnit): SearchThing {
  return type === 'tab' || link === page.link ? 'page' : type
}

/** Looks at the text of a candidate, marks the query in it, and decides its place among results of equal priority. */
export function buildHint(index: SearchIndex, plan: QueryPlan, needles: Needle[], candidate: Candidate): RankedHint {
  const { unit } = candidate
  const { page } = unit
  const title = unit.title === '' ? page.title : unit.title
  const look = lookAt(unit, title, plan, needles)
  const { inTitle } = look
  const score = measureScore(candidate, look, plan.words.length)
  const order =
    (look.exact > 0 ? exactStep : 0) +
    candidate.fit * fitStep +
    look.adjacency * adjacencyStep +
    (score / (score + scoreHalf)) * scoreStep +
    shortnessStep / (1 + (index.entryLengths[unit.entry] ?? 0) / longPage)
  const isTitle = inTitle.length > 0 && unit.title !== ''
  return {
    hint: {
      type: hintTypes[unit.type] ?? (isTitle ? 'title' : 'content'),
      link: unit.link,
      priority: candidate.weight + order,
      relevance: score,
      thing: readThing(unit),
      owner: unit.owner,
      highlightTitleTexts: highlightText(title, inTitle),
      highlightTexts: showTexts(unit, look),
      pageTitle: page.title,
    },
    entry: unit.entry,
    isNamed: plan.words.every(({ optional }, at) => optional || inTitle.some(({ from, to }) => from <= at && at <= to)),
  }
}
