import { shortestSecondTypo, shortestTypo } from '../weights.ts'

/** How many edits are allowed in a word of `length` letters: none in the shortest, then one, and two from eight letters on. */
export function allowedEdits(length: number): number {
  if (length < shortestTypo) return 0
  return length < shortestSecondTypo ? 1 : 2
}

/** How many letters of `mask` are missing in `other`. */
export function countMissing(mask: number, other: number): number {
  let rest = mask & ~other
  let count = 0
  for (; rest !== 0; count++) rest &= rest - 1
  return count
}

export interface TypoDistance {
  /** Edits between the two words. `limit + 1` when there are more than `limit`. */
  whole: number
  /** Edits between the typed word and the most similar beginning of the other one. */
  prefix: number
}

// Only three rows of the table are needed at a time. Words are cut at 64 letters.
const rowLength = 80
const rows = [new Uint8Array(rowLength), new Uint8Array(rowLength), new Uint8Array(rowLength)] as const

/** Counts the edits that change `typed` into `word`, or into its beginning: a letter added, removed or replaced, or two letters swapped. */
export function measureTypo(typed: string, word: string, limit: number): TypoDistance {
  const columns = Math.min(word.length, typed.length + limit)
  let [older, previous, current] = rows
  for (let i = 0; i <= columns; i++) previous[i] = i
  for (let row = 1; row <= typed.length; row++) {
    current[0] = row
    let least = row
    const letter = typed.charCodeAt(row - 1)
    const before = typed.charCodeAt(row - 2)
    for (let column = 1; column <= columns; column++) {
      const other = word.charCodeAt(column - 1)
      const changed = (previous[column - 1] ?? 0) + (letter === other ? 0 : 1)
      let cost = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed)
      if (row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && before === other) {
        cost = Math.min(cost, (older[column - 2] ?? 0) + 1)
      }
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return { whole: limit + 1, prefix: limit + 1 }
    ;[older, previous, current] = [previous, current, older]
  }
  const whole = word.length > columns ? limit + 1 : Math.min(limit + 1, previous[columns] ?? 0)
  let prefix = limit + 1
  for (let i = 0; i <= columns; i++) prefix = Math.min(prefix, previous[i] ?? 0)
  return { whole, prefix }
}
