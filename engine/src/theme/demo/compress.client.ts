const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Codes with a meaning of their own; those of phrases follow. */
const newByte = 0
const newUnit = 1
const end = 2

/**
 * Packs a text as CodeSandbox takes it: phrases seen before are sent as numbers (LZ78, with numbers only as wide as they
 * need be), written in base 64 for addresses. The format is that of the package lz-string.
 */
export function compressText(text: string): string {
  const codes = new Map<string, number>()
  /** Characters that have a number but have not been sent yet. */
  const unsent = new Set<string>()
  const bits = createBitWriter()
  let next = 3
  let width = 2
  let left = 2

  /** Numbers get one bit wider each time their count doubles. */
  const count = (): void => {
    left -= 1
    if (left > 0) return
    left = 2 ** width
    width += 1
  }
  const send = (phrase: string): void => {
    if (unsent.delete(phrase)) {
      const unit = phrase.charCodeAt(0)
      bits.write(unit < 256 ? newByte : newUnit, width)
      bits.write(unit, unit < 256 ? 8 : 16)
      count()
    } else bits.write(codes.get(phrase) ?? end, width)
    count()
  }

  let phrase = ''
  // By UTF-16 units: the format knows no others.
  for (const unit of text.split('')) {
    if (!codes.has(unit)) {
      codes.set(unit, next++)
      unsent.add(unit)
    }
    if (codes.has(phrase + unit)) phrase += unit
    else {
      send(phrase)
      codes.set(phrase + unit, next++)
      phrase = unit
    }
  }
  if (phrase !== '') send(phrase)
  bits.write(end, width)
  return bits.finish()
}

/** Writes numbers with their lowest bit first, six bits to a character. */
function createBitWriter(): { write: (value: number, width: number) => void; finish: () => string } {
  let text = ''
  let held = 0
  let count = 0
  const push = (bit: number): void => {
    held = held * 2 + bit
    count += 1
    if (count < 6) return
    text += alphabet.charAt(held)
    held = 0
    count = 0
  }
  return {
    write: (value, width) => {
      for (let place = 0; place < width; place += 1) push((value >> place) & 1)
    },
    finish: () => {
      for (let zeros = 6 - count; zeros > 0; zeros -= 1) push(0)
      return text
    },
  }
}
