/** A message shows so many letters of what it quotes. */
const mostQuoted = 120

/** A wrong value as errors show it: text in quotes, lists and objects by name. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  // JSON has no number of this kind.
  if (typeof value === 'bigint') return `${value}n`
  return JSON.stringify(typeof value === 'string' ? shorten(value) : value) ?? typeof value
}

/** A text on one line, cut where nobody reads on. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  const letters = Array.from(line.slice(0, 2 * mostQuoted + 2))
  return letters.length <= mostQuoted ? line : `${letters.slice(0, mostQuoted).join('')}…`
}
