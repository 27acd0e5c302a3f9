/** The name that has the most pairs of letters in common with a text, and at least half of them. */
export function findNear(text: string, names: readonly string[]): string | undefined {
  const wanted = listPairs(text)
  let [near, most]: [string | undefined, number] = [undefined, 0.5]
  for (const name of names) {
    const pairs = listPairs(name)
    const same = pairs.filter((pair) => wanted.includes(pair)).length
    const share = (2 * same) / (pairs.length + wanted.length)
    if (share > most) [near, most] = [name, share]
  }
  return near
}

function listPairs(text: string): string[] {
  const lower = text.toLowerCase()
  return Array.from({ length: Math.max(0, lower.length - 1) }, (_, at) => lower.slice(at, at + 2))
}
