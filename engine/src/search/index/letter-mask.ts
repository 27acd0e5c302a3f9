/** The letters of a word as a set of bits. Two words that share few bits cannot be similar. */
export function letterMask(word: string): number {
  let mask = 0
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31)
  return mask
}
