import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { cleanSpelling } from '../shared/addresses.ts'
import { readAddress } from './read-address.ts'

/**
 * Gives the page to which another spelling of its address leads, and undefined for every other path, that of the page
 * included. The given path is percent-encoded; both are without base.
 */
export type Canonical = (path: string) => string | undefined

/** The server's answer to one request target. `location` is always an address on this site. */
export type Answer = { kind: 'file'; path: string } | { kind: 'redirect'; location: string } | { kind: 'missing' }

/** The folder and the base of the site. */
export interface Place {
  /** Absolute path of the built site. */
  directory: string
  /** Starts and ends with a slash. */
  base: string
  canonical: Canonical
}

const missing: Answer = { kind: 'missing' }

/** Finds out what a request target means: a file of the site, another spelling of a page, or nothing. */
export async function findAnswer(target: string, place: Place): Promise<Answer> {
  const address = readAddress(target)
  if (address === undefined) return missing
  const { pathname, raw, search } = address
  const redirect = (to: string): Answer => ({
    kind: 'redirect',
    location: place.base + encodeRoute(to) + search,
  })

  if (`${pathname}/` === place.base) return redirect('/')
  if (!pathname.startsWith(place.base)) return missing
  const route = `/${pathname.slice(place.base.length)}`
  if (isHidden(route)) return missing

  const canonical = place.canonical(
    raw.startsWith(place.base) ? `/${raw.slice(place.base.length)}` : `/${encodeRoute(route)}`,
  )
  if (canonical !== undefined && isOnSite(canonical)) return redirect(canonical)

  const clean = cleanSpelling(route)
  const path = await findFile(clean, place.directory)
  if (path === undefined) return missing
  return clean === route ? { kind: 'file', path } : redirect(clean)
}

/** Removes the slash at the start, because the base ends with one. */
function encodeRoute(route: string): string {
  return route.slice(1).split('/').map(encodeURIComponent).join('/')
}

/** True for files that have no address: those that the build writes for hosts, dotfiles, and the not-found pages. */
function isHidden(route: string): boolean {
  if (route === '/_headers' || route === '/_redirects') return true
  if (/(^|\/)404(\.html)?\/?$/.test(route)) return true
  return route.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known')
}

function isOnSite(route: string): boolean {
  return route.startsWith('/') && !route.startsWith('//') && !route.includes('\\')
}

async function findFile(route: string, directory: string): Promise<string | undefined> {
  const candidates = route === '/' ? ['/index.html'] : [route, `${route}.html`, `${route}/index.html`]
  for (const candidate of candidates) {
    const path = await findInside(candidate, directory)
    if (path !== undefined) return path
  }
  return undefined
}

/**
 * The path of a file without symbolic links. Undefined where a link leads out of the folder, and for a name that the
 * file system does not allow, such as a very long one.
 */
async function findInside(candidate: string, directory: string): Promise<string | undefined> {
  try {
    // The folder may be a link, which a deploy sets anew at any moment: it is followed once.
    const root = await realpath(directory)
    const path = await realpath(join(root, candidate))
    return path.startsWith(root + sep) && (await stat(path)).isFile() ? path : undefined
  } catch {
    return undefined
  }
}
