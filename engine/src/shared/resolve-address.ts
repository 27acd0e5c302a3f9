/** What an address of the site means. Paths are without base. */
export type Resolution =
  | { kind: 'page'; path: string }
  /** Another spelling of a page. The answer is a redirect to `path`, which keeps query and hash. */
  | { kind: 'redirect'; path: string }
  /** The document of a single demo. */
  | { kind: 'demo'; id: string }
  | { kind: 'not-found' }

/** Other spellings by canonical path, all without base. */
export type AddressTable = ReadonlyMap<string, string>

/** A form that is the same for all spellings of an address: lower case, no hyphens, no slash at the end. */
export function toAddressKey(path: string): string {
  const key = path.toLowerCase().replaceAll('-', '').replace(/\/+$/, '')
  return key === '' ? '/' : key
}

/** Lookup table for canonical paths and their aliases. When two pages have the same key, the caller has to report it. */
export function createAddressTable(entries: readonly { path: string; aliases: readonly string[] }[]): AddressTable {
  const table = new Map<string, string>()
  for (const { path, aliases } of entries)
    for (const spelling of [path, ...aliases]) table.set(toAddressKey(spelling), path)
  return table
}

/**
 * Resolves a pathname (percent-encoded, without base, query and hash). The answer is `not-found` for everything that
 * is not a plain path of this site: wrong escapes, NUL, backslashes, dots, double slashes.
 */
export function resolveAddress(pathname: string, table: AddressTable): Resolution {
  const path = decodePath(pathname)
  if (path === undefined) return { kind: 'not-found' }
  const demo = /^\/~demos\/([^/]+)\/?$/i.exec(path)?.[1]
  if (demo !== undefined) return { kind: 'demo', id: demo }
  const found = table.get(toAddressKey(path))
  if (found === undefined) return { kind: 'not-found' }
  return found === path ? { kind: 'page', path } : { kind: 'redirect', path: found }
}

const longestPath = 1024

function decodePath(pathname: string): string | undefined {
  if (pathname.length > longestPath || !pathname.startsWith('/')) return undefined
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  const isPlain = !/[\p{Cc}\\]|\/\/|(^|\/)\.{1,2}(\/|$)/u.test(path)
  return isPlain ? path : undefined
}
