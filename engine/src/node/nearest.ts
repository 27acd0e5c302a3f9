import { distance } from 'fastest-levenshtein'

/** The legal value that is closest to a mistyped one. Undefined when none is close enough. */
export function findNearest(value: string, legal: readonly string[]): string | undefined {
  const wanted = value.toLowerCase()
  let best: { value: string; edits: number } | undefined
  for (const candidate of legal) {
    const edits = distance(wanted, candidate.toLowerCase())
    if (best === undefined || edits < best.edits) best = { value: candidate, edits }
  }
  return best !== undefined && best.edits <= farthest(value) ? best.value : undefined
}

/**
 * The legal values that are spelled most like a mistyped one, best first, or else those that contain it. A value may be
 * known by several spellings; each value is given once.
 */
export function listNearest(
  value: string,
  legal: readonly { value: string; spellings: readonly string[] }[],
): string[] {
  const wanted = value.toLowerCase()
  const found = legal.map((each) => ({
    value: each.value,
    edits: Math.min(...each.spellings.map((spelling) => distance(wanted, spelling.toLowerCase()))),
  }))
  const least = Math.min(...found.map(({ edits }) => edits))
  // What is much farther away than the nearest was hardly meant.
  const limit = Math.min(farthest(value), least + 1)
  const near = found.filter(({ edits }) => edits <= limit).sort((a, b) => a.edits - b.edits)
  const meant = near.length > 0 || wanted.length < shortestPart ? near : legal.filter(contains)
  return [...new Set(meant.map((each) => each.value))].slice(0, mostNear)

  function contains({ spellings }: { spellings: readonly string[] }): boolean {
    return spellings.some((spelling) => spelling.toLowerCase().includes(wanted))
  }
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

function farthest(value: string): number {
  return Math.max(2, Math.ceil(value.length / 3))
}

const mostNear = 3

/** A shorter text is contained in too much. */
const shortestPart = 4

/** A longer list would make the error hard to read. */
const mostListed = 12
