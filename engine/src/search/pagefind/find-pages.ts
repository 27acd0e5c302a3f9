import { listQueryWords } from './list-words.ts'

/** A page that has all the words of a question to Pagefind. */
export interface FoundPage {
  id: string
  score: number
}

/** Asks Pagefind for pages that have all of these words, the best first. */
export type AskPagefind = (words: string) => Promise<FoundPage[]>

/** With fewer pages that have all words, those that have some of them are looked at too. */
const enough = 5
/** Letters at the beginning of a word that hardly any page has: most typing mistakes come behind them. */
const starts = [4, 3]
/** What a page with such a beginning counts, beside one that has the word. */
const startShare = 0.5

/**
 * Ids of the pages that may answer a query, the likeliest first, `most` at most: those with all words, then those with the
 * most telling ones. Where hardly any page has a word, it may be misspelt, and pages with the beginning of it follow.
 */
export async function findPages(ask: AskPagefind, keywords: string, most: number): Promise<string[]> {
  const words = listQueryWords(keywords)
  if (words.length === 0) return []
  const whole = await ask(words.join(' '))
  const ids = whole.slice(0, most).map(({ id }) => id)
  if (whole.length >= enough) return ids
  const scores = new Map<string, number>()
  for (const word of words) {
    for (const { id, score } of await askStart(ask, word)) scores.set(id, (scores.get(id) ?? 0) + score)
  }
  const others = [...scores].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
  return [...new Set([...ids, ...others])].slice(0, most)
}

async function askStart(ask: AskPagefind, word: string): Promise<FoundPage[]> {
  const found = await ask(word)
  for (const length of starts) {
    if (found.length >= enough || length >= word.length) continue
    const more = await ask(word.slice(0, length))
    found.push(...more.map(({ id, score }) => ({ id, score: score * startShare })))
  }
  return found
}
