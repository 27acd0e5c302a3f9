/** One block of a `_headers` file: the addresses it speaks of, and what it adds to their answers. */
export interface HeaderRule {
  /** Address pattern from the root of the host: `/assets/*`, `/demo/:name`. */
  pattern: string
  headers: [name: string, value: string][]
}

/** Reads a `_headers` file as Netlify and Cloudflare Pages do; lines that are neither pattern nor header are passed over. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] })
      continue
    }
    const colon = line.indexOf(':')
    if (colon > 0) rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
  }
  return rules
}

/**
 * Headers for one address, names in lower case. Every rule that matches counts; values of the same name are joined by
 * a comma, which is what the hosts do and why two rules must not both set `Cache-Control`.
 */
export function matchHeaderRules(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const rule of rules) {
    if (!patternToRegExp(rule.pattern).test(pathname)) continue
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase()
      const earlier = found.get(key)
      found.set(key, earlier === undefined ? value : `${earlier}, ${value}`)
    }
  }
  return found
}

function patternToRegExp(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+')
  return new RegExp(`^${source}$`)
}
