import { withBase } from '../shared/addresses.ts'
import type { RouteEntry } from '../model/site.ts'
import { manifestFile, workerFile } from '../offline/names.ts'
import type { SecurityPolicy } from './build-security-policy.ts'

/** The addresses of a site, and the path they are served under. */
interface ServedSite {
  base: string
  routes: readonly RouteEntry[]
}

/** Cloudflare Pages reads at most this many rules. */
const mostRules = 100

/** Texts beside the pages, by their ending. Without a charset browsers guess one, and show Chinese as noise. */
const textTypes = [
  ['md', 'text/markdown'],
  ['txt', 'text/plain'],
  ['json', 'application/json'],
] as const

/**
 * The `_headers` file of Netlify and Cloudflare Pages. When several rules match an address, these hosts join the
 * values of each header. So rules that can match the same address never set the same header: the rules for pages name
 * the first segment of their path and never `/*`. `own` are rules that the site's author has written; they come last.
 */
export function buildHeaders(site: ServedSite, policy: SecurityPolicy, own = ''): string {
  const everywhere = buildRule(withBase(site.base, '/*'), [
    `Content-Security-Policy: ${policy.header}`,
    'Permissions-Policy: camera=(), geolocation=(), microphone=()',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'X-Content-Type-Options: nosniff',
  ])
  const hashed = buildRule(withBase(site.base, '/assets/*'), ['Cache-Control: public, max-age=31536000, immutable'])
  const types = textTypes.map(([ending, type]) =>
    buildRule(withBase(site.base, `/*.${ending}`), [`Content-Type: ${type}; charset=utf-8`]),
  )
  const pages = listPagePatterns(site).map((pattern) => buildRule(pattern, ['Cache-Control: no-cache']))
  // Without these rules the hosts send a header of their own with the same effect: browsers check a page again each time.
  const always = [everywhere, hashed, ...types]
  const needed = always.length + pages.length + countRules(own)
  const rules = needed > mostRules ? always : [...always, ...pages]
  return [...rules, ...(own === '' ? [] : [own])].join('\n')
}

/** The lines that name a pattern: headers stand indented below it. */
function countRules(text: string): number {
  return text.split('\n').filter((line) => /^[^\s#]/.test(line)).length
}

/** What browsers ask for again each time: pages, search data, and the files from which a kept site learns of a newer one. */
function listPagePatterns({ base, routes }: ServedSite): string[] {
  const segments = new Set(routes.map(({ path }) => path.split('/')[1] ?? ''))
  const folders = [...segments, '~demos', '~search'].filter((segment) => segment !== '' && segment !== 'assets')
  return [
    '/',
    `/${manifestFile}`,
    `/${workerFile}`,
    ...folders.flatMap((folder) => [`/${folder}`, `/${folder}/*`]),
  ].map((path) => withBase(base, path))
}

function buildRule(pattern: string, headers: readonly string[]): string {
  return [pattern, ...headers.map((header) => `  ${header}`), ''].join('\n')
}
