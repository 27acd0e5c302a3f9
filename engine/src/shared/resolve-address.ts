/** What an address of the site leads to. Paths are without base. */
export type Resolution =
  | { kind: 'page'; path: string }
  /** Another spelling of a page: lead to `path`, keeping query and hash. */
  | { kind: 'redirect'; path: string }
  /** One demo alone. */
  | { kind: 'demo'; id: string }
  | { kind: 'not-found' }

/** Canonical path -> other spellings of it, all without base. */
export type AddressTable = ReadonlyMap<string, string>

/** The form in which two spellings of one address are equal: lower case, no hyphens, no trailing slash. */
export function toAddressKey(path: string): string {
  const key = path.toLowerCase().replaceAll('-', '').replace(/\/+$/, '')
  return key === '' ? '/' : key
}

/** Lookup table over canonical paths and their aliases. Two pages with one key are the caller's problem to report. */
export function createAddressTable(entries: readonly { path: string; aliases: readonly string[] }[]): AddressTable {
  const table = new Map<string, string>()
  for (const { path, aliases } of entries)
    for (const spelling of [path, ...aliases]) table.set(toAddressKey(spelling), path)
  return table
}

/**
 * Resolves a pathname (percent-encoded, without base, query and hash).
 * Anything that is not a plain path of this site is `not-found`: bad escapes, NUL, backslashes, dots, double slashes.
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
