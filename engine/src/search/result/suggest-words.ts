import { tokenize } from '../index/tokenize.ts'
import { foldText } from '../index/fold-text.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { isStopWord } from '../index/stop-words.ts'
import type { QueryPlan } from '../query/plan-query.ts'
import { measureTypo } from '../query/typo.ts'

const mostSuggestions = 3
const shortestWord = 4

/** Words of titles and keywords that are spelled most like those of a query that finds nothing, as they are written there. */
export function suggestWords({ units }: SearchIndex, { words }: QueryPlan): string[] {
  const asked = words.filter(({ text, dense, optional }) => !dense && !optional && text.length >= shortestWord)
  if (asked.length === 0) return []
  const nearest = new Map<string, { word: string; edits: number }>()
  for (const { title, keywords } of units) {
    for (const source of [title, ...keywords]) {
      for (const { start, end, dense } of tokenize(source)) {
        const word = source.slice(start, end)
        const text = foldText(word)
        if (dense || text.length < shortestWord || isStopWord(text) || nearest.has(text)) continue
        nearest.set(text, { word, edits: Math.min(...asked.map((each) => countEdits(each.text, text))) })
      }
    }
  }
  return [...nearest.values()]
    .filter(({ edits }) => edits < Infinity)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, mostSuggestions)
    .map(({ word }) => word)
}

/** Edits between two words that begin alike and are about as long, at most one for three letters. Otherwise infinite. */
function countEdits(asked: string, found: string): number {
  if (asked[0] !== found[0] || Math.abs(asked.length - found.length) > 1) return Infinity
  const limit = Math.floor(asked.length / 3)
  const { whole } = measureTypo(asked, found, limit)
  return whole > limit ? Infinity : whole
}
