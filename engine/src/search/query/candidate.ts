import type { SearchUnit } from '../index/search-entries.ts'

/** `all`: every word is there. `fuzzy`: every word or its correction. `some`: not all words. */
type MatchTier = 'all' | 'fuzzy' | 'some'

/** A unit that may become a result, before its text was looked at. */
export interface Candidate {
  unit: SearchUnit
  tier: MatchTier
  /** The spec's part of the priority. */
  weight: number
  /** How likely it is what the reader wants; only to be compared. */
  score: number
  /** Fit of its worst word. */
  fit: number
}
