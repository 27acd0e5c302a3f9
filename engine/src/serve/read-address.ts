/** A request target that may be looked up: decoded once, free of anything that could leave the folder. */
export interface Address {
  /** Decoded, starts with a slash, no empty, `.` or `..` segment, no backslash, no control character. */
  pathname: string
  /** Query as sent, with its question mark; empty without one. */
  search: string
}

/** Reads the target of a request line; undefined for one that cannot name a page. Never throws. */
export function readAddress(target: string): Address | undefined {
  const [raw = '', ...query] = target.split('?')
  const search = query.length === 0 ? '' : `?${query.join('?')}`
  // An encoded slash or backslash would become a separator by decoding.
  if (!raw.startsWith('/') || /%2f|%5c/i.test(raw)) return undefined
  const pathname = decodeOnce(raw)
  if (pathname === undefined || /[\\\p{Cc}]|\/\//u.test(pathname)) return undefined
  if (pathname.split('/').some((segment) => segment === '.' || segment === '..')) return undefined
  return { pathname, search }
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
