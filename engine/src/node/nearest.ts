import { distance } from 'fastest-levenshtein'

/** The legal value that is closest to a mistyped one. Undefined when none is close enough. */
export function findNearest(value: string, legal: readonly string[]): string | undefined {
  const wanted = value.toLowerCase()
  let best: { value: string; edits: number } | undefined
  for (const candidate of legal) {
    const edits = distance(wanted, candidate.toLowerCase())
    if (best === undefined || edits < best.edits) best = { value: candidate, edits }
  }
  return best !== undefined && best.edits <= Math.max(2, Math.ceil(value.length / 3)) ? best.value : undefined
}

/** The second sentence of an error: “Did you mean …?”, or a list of the legal values. */
export function suggestNearest(value: string, legal: readonly string[]): string {
  const nearest = findNearest(value, legal)
  if (nearest !== undefined) return `Did you mean "${nearest}"?`
  if (legal.length === 0) return 'There is nothing to choose from yet.'
  if (legal.length > mostListed)
    return `It is none of the ${legal.length} there are, for example ${legal.slice(0, 3).join(', ')}.`
  return `Use one of: ${legal.join(', ')}.`
}

/** A longer list would make the error hard to read. */
const mostListed = 12
