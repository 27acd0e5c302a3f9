/** What an address of the site means. Paths are without base. */
export type Resolution =
  | { kind: 'page'; path: string }
  /** Another spelling of a page. The answer is a redirect to `path`, which keeps query and hash. */
  | { kind: 'redirect'; path: string }
  | { kind: 'not-found' }

/** A canonical path and the other names under which it is known, all without base. */
export interface Address {
  path: string
  aliases: readonly string[]
}

/** The addresses of a site, by the key that all spellings of an address have in common. */
export type AddressTable = ReadonlyMap<string, readonly KnownSpelling[]>

interface KnownSpelling {
  /** In lower case, with all its hyphens. */
  spelling: string
  path: string
}

/** The folder of the documents that show one demo alone. */
const demosFolder = '/~demos/'

/** Address of the document that shows one demo alone. */
export function toDemoPath(id: string): string {
  return demosFolder + id
}

/** The id of the demo that the document at a canonical path shows. Undefined for pages. */
export function readDemoId(path: string): string | undefined {
  return path.startsWith(demosFolder) ? path.slice(demosFolder.length) : undefined
}

/** A form that is the same for all spellings of an address: lower case, no hyphens, no slash at the end. */
export function toAddressKey(path: string): string {
  const key = path.toLowerCase().replaceAll('-', '').replace(/\/+$/, '')
  return key === '' ? '/' : key
}

/** The last part of an address, in the form that is the same for all its spellings. */
export function readAddressEnd(path: string): string {
  const key = toAddressKey(path)
  return key.slice(key.lastIndexOf('/') + 1)
}

/** File of the n-th shard of addresses, without base. */
export function toShardPath(index: number): string {
  return `/~addresses/${index}.json`
}

/** Lookup table for pages and their aliases. When two pages have the same key, the caller has to report it. */
export function createAddressTable(addresses: readonly Address[]): AddressTable {
  const table = new Map<string, KnownSpelling[]>()
  for (const { path, aliases } of addresses)
    for (const name of [path, ...aliases]) {
      const key = toAddressKey(name)
      const known = table.get(key) ?? []
      table.set(key, known)
      known.push({ spelling: name.toLowerCase(), path })
    }
  return table
}

/**
 * Resolves a pathname (percent-encoded, without base, query and hash). Capitals do not count, hyphens of a name may be
 * left out, and there may be slashes at the end. A hyphen where no name has one makes another address, which means
 * nothing. The answer is also `not-found` for everything that is not a plain path of this site: wrong escapes, NUL,
 * backslashes, dots, double slashes before the end.
 */
export function resolveAddress(pathname: string, table: AddressTable): Resolution {
  const path = decodePath(pathname)
  if (path === undefined) return { kind: 'not-found' }
  const given = path.toLowerCase()
  const found = table.get(toAddressKey(path))?.find(({ spelling }) => isWithoutHyphensOf(given, spelling))?.path
  if (found === undefined) return { kind: 'not-found' }
  return found === path && !hasNeedlessEscape(pathname) ? { kind: 'page', path } : { kind: 'redirect', path: found }
}

const longestPath = 1024

function decodePath(pathname: string): string | undefined {
  if (pathname.length > longestPath || !pathname.startsWith('/')) return undefined
  let path: string
  try {
    // `//host` would be another site, so slashes are removed from the end of a path only.
    path = decodeURIComponent(pathname.replace(/([^/])\/+$/, '$1/'))
  } catch {
    return undefined
  }
  const isPlain = !/[\p{Cc}\\]|\/\/|(^|\/)\.{1,2}(\/|$)/u.test(path)
  return isPlain ? path : undefined
}

/** True when `given` is `spelling` with some, all or none of its hyphens left out. Both have the same key. */
function isWithoutHyphensOf(given: string, spelling: string): boolean {
  let rest = spelling
  for (const letter of given.replace(/(.)\/$/, '$1')) {
    if (letter !== '-') rest = rest.replace(/^-+/, '')
    else if (!rest.startsWith('-')) return false
    rest = rest.slice(letter.length)
  }
  return true
}

/** True for `/demo/%73ingle`: an escape of a letter, a digit or one of `-._~`, which nobody has to write. */
function hasNeedlessEscape(pathname: string): boolean {
  return (pathname.match(/%[2-7][\da-f]/gi) ?? []).some((escape) => /[\w.~-]/.test(decodeURIComponent(escape)))
}
