import { distance } from 'fastest-levenshtein'
import type { NotFoundData } from '../model/not-found.ts'
import { chooseLocale } from '../shared/addresses.ts'
import { readAddressEnd, toAddressKey } from '../shared/resolve-address.ts'

/** So many pages are offered at most. */
const mostSuggestions = 3

/**
 * The pages that the reader of an unknown address may have meant, in the language of that address, the nearest first.
 * `path` is decoded and without base.
 */
export function suggestAddresses(path: string, { addresses, locales }: NotFoundData): string[] {
  const locale = chooseLocale(path, locales)
  // The not-found page leads home anyway. A demo alone explains nothing, and a list of pages is not what somebody types.
  const isOffered = (canonical: string): boolean =>
    chooseLocale(canonical, locales) === locale && !isHome(canonical, locales) && !canonical.includes('/~')
  return addresses
    .flatMap(([canonical = '', ...aliases]) => {
      if (!isOffered(canonical)) return []
      const score = Math.min(...[canonical, ...aliases].map((spelling) => compare(path, spelling)))
      return score === Infinity ? [] : [{ canonical, score }]
    })
    .toSorted((a, b) => a.score - b.score)
    .slice(0, mostSuggestions)
    .map(({ canonical }) => canonical)
}

/** Index of the shard that has an address, or the most similar ones: the longest start that its last part has in common. */
export function chooseShard(path: string, shards: readonly string[]): number {
  const end = readAddressEnd(path)
  const alike = (start: string): number => {
    const letters = Array.from(start)
    const differs = letters.findIndex((letter, index) => end[index] !== letter)
    // A shard whose start goes on differently has only addresses that do.
    return differs < 0 ? start.length + 0.5 : differs
  }
  const scores = shards.map(alike)
  return scores.indexOf(Math.max(...scores))
}

/** The words of the last part of an address, for the search field: `custom selctor` of `/demo/custom-selctor`. */
export function readWords(path: string): string {
  const last = path.replace(/\/+$/, '').split('/').pop() ?? ''
  const words = last
    .replace(/\.\w+$/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
  // Letters outside of the first plane are two units, of which none stands alone.
  return Array.from(words).slice(0, 60).join('')
}

/** How far a spelling is from what was asked for; Infinity when nobody would take one for the other. */
function compare(path: string, spelling: string): number {
  const [given, known] = [toAddressKey(path), toAddressKey(spelling)]
  const [end, knownEnd] = [readAddressEnd(path), readAddressEnd(spelling)]
  // `/multi` may be the start of a longer name. A page that has moved keeps its last part.
  const start = end.length > 2 && knownEnd.startsWith(end) ? 1 + (knownEnd.length - end.length) / 100 : Infinity
  const mistakes = Math.min(distance(given, known), distance(end, knownEnd) + 0.5)
  const most = Math.max(1, knownEnd.length / 3) + 0.5
  return Math.min(start, mistakes <= most && end.length > 2 ? mistakes : Infinity)
}

function isHome(canonical: string, locales: readonly string[]): boolean {
  return canonical === '/' || locales.some((id) => canonical === `/${id}`)
}
