import { measureTypo } from '../../search/query/typo.ts'

/** The texts of a row, in lower case. */
export interface RowText {
  name: string
  words: string
}

/** Which rows a text finds. `isNear` when no row contains it, and these only have a name like it. */
export interface RowMatch<Row> {
  rows: readonly Row[]
  isNear: boolean
}

/** The rows that contain every word of a text. When none does, those whose names are nearest to it, if any is near. */
export function matchRows<Row extends RowText>(rows: readonly Row[], text: string): RowMatch<Row> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const exact = rows.filter((row) => words.every((word) => `${row.name} ${row.words}`.includes(word)))
  const joined = words.join('')
  const limit = allowEdits(joined.length)
  if (exact.length > 0 || limit === 0) return { rows: exact, isNear: false }
  const edits = rows.map((row) => {
    const { whole, prefix } = measureTypo(joined, row.name, limit)
    return Math.min(whole, prefix)
  })
  const least = Math.min(...edits)
  return { rows: least > limit ? [] : rows.filter((_, index) => edits[index] === least), isNear: least <= limit }
}

/** A name is short and stands alone, so more is forgiven than in a text: two letters of four, then one of three. */
function allowEdits(length: number): number {
  if (length < 3) return 0
  return length < 4 ? 1 : Math.max(2, Math.floor(length / 3))
}
