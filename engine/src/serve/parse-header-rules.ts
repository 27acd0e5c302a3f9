import { matchPattern } from './match-pattern.ts'

/** One block of a `_headers` file: an address pattern, and the headers for its addresses. */
export interface HeaderRule {
  /** Address pattern from the root of the host: `/assets/*`, `/demo/:name`. */
  pattern: string
  headers: [name: string, value: string][]
}

/** Reads a `_headers` file as Netlify and Cloudflare Pages do. Lines that are neither a pattern nor a header are ignored. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] })
      continue
    }
    const colon = line.indexOf(':')
    const header: [string, string] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    if (colon > 0 && isHeader(...header)) rules.at(-1)?.headers.push(header)
  }
  return rules
}

/**
 * Headers for one address, with names in lower case. All matching rules count. The values of the same header are
 * joined by a comma, as the hosts do. For that reason two matching rules must not both set `Cache-Control`.
 */
export function matchHeaderRules(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const rule of rules) {
    if (!matchPattern(rule.pattern, pathname)) continue
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase()
      const earlier = found.get(key)
      found.set(key, earlier === undefined ? value : `${earlier}, ${value}`)
    }
  }
  return found
}

/** False for what HTTP cannot send, which would end the answer. */
function isHeader(name: string, value: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !/[^\t\x20-\x7e\x80-\xff]/.test(value)
}
