import { foldText } from './fold-text.ts'

const gapClass = 0
const letterClass = 1
const denseClass = 2
const silentClass = 3

/**
 * Where a token is in its text. `dense` tokens are runs of a script that is written without spaces (Han, kana,
 * Hangul, Thai, …). They are searched by substring, all others by word.
 */
export interface Token {
  start: number
  end: number
  dense: boolean
}

/** Longer words are cut. Nobody types them, and they would make the index large. */
const longestWord = 64

const wordCharacter = /[\p{L}\p{N}\p{M}]/u
const denseCharacter =
  /[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u2e80-\u2fdf\u3005-\u3007\u3040-\ud7ff\ud800-\udfff\uf900-\ufaff\uff66-\uffdc]/
const silentCharacter = /[\ufe00-\ufe0f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/

// The class of each character, stored when it first occurs. Testing each character with a Unicode expression would
// cost more than all other work.
const classes = new Uint8Array(0x10000)

function classify(code: number): number {
  const character = String.fromCharCode(code)
  if (silentCharacter.test(character)) return silentClass
  if (denseCharacter.test(character)) return denseClass
  return wordCharacter.test(character) ? letterClass : gapClass
}

function classOf(code: number): number {
  const known = classes[code] ?? 0
  if (known !== 0) return known - 1
  const found = classify(code)
  classes[code] = found + 1
  return found
}

/** The words and dense runs of `text`, in order. An invisible character belongs to the token that contains it. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let start = -1
  let end = 0
  let kind = gapClass
  for (let i = 0; i < text.length; i++) {
    const found = classOf(text.charCodeAt(i))
    if (found === silentClass) continue
    if (found !== kind) {
      if (start >= 0) tokens.push({ start, end, dense: kind === denseClass })
      start = found === gapClass ? -1 : i
      kind = found
    }
    end = i + 1
  }
  if (start >= 0) tokens.push({ start, end, dense: kind === denseClass })
  return tokens
}

/** True when only a hyphen or an underscore is between two tokens: `max-count`, `max_count`. */
export function isLinked(text: string, before: Token, after: Token): boolean {
  if (before.dense || after.dense || after.start - before.end !== 1) return false
  const between = text.charCodeAt(before.end)
  return between === 0x2d || between === 0x5f
}

const hasParts = /[\p{Ll}\p{N}]\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u
const partEdge = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

/** The folded parts of a camel-case word: `maxCount` gives `max`, `count`. Empty for a plain word. */
export function readParts(word: string): string[] {
  if (!hasParts.test(word)) return []
  return word.split(partEdge).map(foldWord).filter(Boolean)
}

/** A word in the form in which the index stores it. */
export function foldWord(word: string): string {
  const folded = foldText(word)
  return folded.length > longestWord ? folded.slice(0, longestWord) : folded
}
