/** A set of letters as bits; words that share few of them cannot be near each other. */
export function letterMask(word: string): number {
  let mask = 0
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31)
  return mask
}
