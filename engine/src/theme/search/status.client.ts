import type { SearchProgress } from './session.client.ts'
import { fillWords } from '../../shared/fill-words.ts'
import type { SearchWords } from './words.client.ts'

/** The sentence about the progress that screen readers read. `otherName` is the language of the results when it is not that of the page. */
export function describeProgress(
  { isFilled, isLoading, isLate, isUnavailable, result }: SearchProgress,
  words: SearchWords,
  otherName: string | undefined,
): string {
  if (!isFilled) return ''
  // Most answers come before anybody could hear that they are on their way.
  if (isLoading) return isLate ? words.searchLoading : ''
  if (isUnavailable || result === undefined) return words.searchUnavailable
  if (result.total === 0) return words.searchEmpty
  const count =
    result.total === 1 ? words.searchCountOne : fillWords(words.searchCount, { count: String(result.total) })
  return otherName === undefined ? count : `${fillWords(words.searchOther, { language: otherName })}: ${count}`
}
