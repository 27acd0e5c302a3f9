import type { SearchUnit } from '../index/search-entries.ts'

/** `all`: it has every word. `fuzzy`: it has every word or a correction of it. `some`: it lacks words. */
type MatchTier = 'all' | 'fuzzy' | 'some'

/** A unit that may become a result. Its text has not been looked at yet. */
export interface Candidate {
  unit: SearchUnit
  tier: MatchTier
  /** The part of the priority that the spec defines. */
  weight: number
  /** How likely it is what the reader wants. Only for comparing candidates. */
  score: number
  /** Fit of the word that fits worst. */
  fit: number
}
