/** A request target that can be looked up: decoded once, and without anything that could leave the folder. */
export interface Address {
  /** Decoded. It starts with a slash and has no empty, `.` or `..` segment, no backslash and no control character. */
  pathname: string
  /** The path as it was sent. */
  raw: string
  /** The query as it was sent, with its question mark. Empty when there is none. */
  search: string
}

/** Reads the target of a request line. Undefined when it cannot be the address of a page. Never throws. */
export function readAddress(target: string): Address | undefined {
  const [sent = '', ...query] = target.split('?')
  // Several slashes at the end mean what one means. At the start they would name another host.
  const raw = sent.replace(/([^/])\/+$/, '$1/')
  const search = query.length === 0 ? '' : `?${query.join('?')}`
  // Decoding would make an encoded slash or backslash a separator.
  if (!raw.startsWith('/') || /%2f|%5c/i.test(raw)) return undefined
  const pathname = decodeOnce(raw)
  if (pathname === undefined || /[\\\p{Cc}]|\/\//u.test(pathname)) return undefined
  if (pathname.split('/').some((segment) => segment === '.' || segment === '..')) return undefined
  return { pathname, raw, search }
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
