import { withBase } from '../shared/addresses.ts'
import type { RouteEntry } from '../model/site.ts'

/** Cloudflare Pages reads no more fixed redirects than this; the not-found page leads on from the rest. */
const mostRedirects = 2000

/**
 * The `_redirects` file of Netlify and Cloudflare Pages: other spellings of an address lead to the page.
 * A slash at the end needs no rule: the hosts take it off themselves, and a rule for it would lead in a circle.
 */
export function buildRedirects({ base, routes }: { base: string; routes: readonly RouteEntry[] }): string {
  const lines = routes.flatMap((route) =>
    listSpellings(route).map((spelling) => `${encode(base, spelling)} ${encode(base, route.path)} 301\n`),
  )
  return lines.slice(0, mostRedirects).join('')
}

function listSpellings({ path, aliases }: RouteEntry): string[] {
  const spellings = new Set([...aliases, toCamelCase(path)])
  // A host that ignores case would lead such a spelling to itself.
  return [...spellings].filter((spelling) => spelling.toLowerCase() !== path.toLowerCase())
}

/** `/demo/max-count` gives `/demo/maxCount`; only the last segment is a name. */
function toCamelCase(path: string): string {
  const start = path.lastIndexOf('/') + 1
  const name = path.slice(start).replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
  return path.slice(0, start) + name
}

function encode(base: string, path: string): string {
  return encodeURI(withBase(base, path))
}
