import fc from 'fast-check'

/** Lines that are taken of a text at most: enough to hold what stands around a mistake, and soon read. */
const mostLines = 40

/** Does to a real text what a slip of the hand, a bad merge and an attacker do to it. `pieces` are what is put into it. */
export function mutateText(texts: readonly string[], pieces: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...pieces), fc.integer({ min: 2, max: 300 })).map(([a, n]) => a.repeat(n)),
    },
  )
  const edit = fc.record({
    at: place,
    take: fc.nat({ max: 40 }),
    put: fc.array(piece, { maxLength: 3 }),
    isCopy: fc.boolean(),
  })
  const part = fc
    .record({ text: fc.constantFrom(...texts), from: place, lines: fc.integer({ min: 1, max: mostLines }) })
    .map(({ text, from, lines }) => {
      const all = text.split('\n')
      const first = Math.floor(from * all.length)
      return all.slice(first, first + lines).join('\n')
    })
  // Side by side, so that a text is made smaller while its mistakes stay.
  return fc
    .tuple(part, fc.array(edit, { minLength: 1, maxLength: 8 }))
    .map(([text, edits]) => edits.reduce(applyEdit, text))
}

/** A place in a text, as the part of it that stands before. */
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

interface Edit {
  at: number
  /** Letters that are taken away, or copied. */
  take: number
  put: readonly string[]
  isCopy: boolean
}

function applyEdit(text: string, { at, take, put, isCopy }: Edit): string {
  const start = Math.floor(at * text.length)
  const taken = text.slice(start, start + take)
  return text.slice(0, start) + put.join('') + (isCopy ? taken.repeat(3) : '') + text.slice(start + take)
}
