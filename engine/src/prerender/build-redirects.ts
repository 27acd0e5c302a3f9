import { withBase } from '../shared/addresses.ts'
import type { RouteEntry } from '../model/site.ts'

/** Cloudflare Pages reads at most this many fixed redirects. For the others the not-found page leads to the page. */
const mostRedirects = 2000

/**
 * The `_redirects` file of Netlify and Cloudflare Pages: leads other spellings of an address to the page. It has no
 * rules for a slash at the end: the hosts remove it themselves, and a rule for it would redirect forever. `own` are rules
 * that the site's author has written. They come first, because the first rule that matches counts.
 */
export function buildRedirects({ base, routes }: { base: string; routes: readonly RouteEntry[] }, own = ''): string {
  const lines = routes.flatMap((route) =>
    listSpellings(route).map((spelling) => `${encode(base, spelling)} ${encode(base, route.path)} 301\n`),
  )
  const left = mostRedirects - own.split('\n').filter((line) => /^[^\s#]/.test(line)).length
  return own + lines.slice(0, Math.max(0, left)).join('')
}

function listSpellings({ path, aliases }: RouteEntry): string[] {
  const spellings = new Set([...aliases, toCamelCase(path)])
  // A host that ignores case would redirect such a spelling to itself.
  return [...spellings].filter((spelling) => spelling.toLowerCase() !== path.toLowerCase())
}

/** `/demo/max-count` gives `/demo/maxCount`. Only the last segment is the name of a page. */
function toCamelCase(path: string): string {
  const start = path.lastIndexOf('/') + 1
  const name = path.slice(start).replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
  return path.slice(0, start) + name
}

function encode(base: string, path: string): string {
  return encodeURI(withBase(base, path))
}
