import { withBase } from '../shared/addresses.ts'
import { escapeHtml } from '../node/escape-html.ts'
import type { Page } from '../model/page.ts'

/** What the sitemap needs to know about a page. */
export type SitemapPage = Pick<Page, 'route' | 'locale' | 'contentLocale' | 'path' | 'lastUpdated'> & {
  frontmatter: Pick<Page['frontmatter'], 'listed'>
}

/** A file of the output, below its folder. */
interface SitemapFile {
  path: string
  text: string
}

/** What a sitemap is made from. */
export interface SitemapInput {
  base: string
  /** Without a slash at the end. Addresses in a sitemap are absolute. */
  origin: string
  pages: readonly SitemapPage[]
}

/** What one file may have at most, by the protocol: 50,000 addresses, and 50 MB of text. */
const limits = { addresses: 50_000, bytes: 50_000_000 }

/**
 * `sitemap.xml`: every listed page in each language in which it is written. Each entry names the page in all those
 * languages. What is too long for one file is split, and `sitemap.xml` names the parts.
 */
export function buildSitemap({ base, origin, pages }: SitemapInput, most = limits): SitemapFile[] {
  const toAddress = (path: string): string => escapeHtml(encodeURI(origin + withBase(base, path)))
  const listed = pages.filter((page) => page.frontmatter.listed && page.locale === page.contentLocale)
  const versions = new Map<string, string[]>()
  for (const { route, locale, path } of listed) {
    const link = `    <xhtml:link rel="alternate" hreflang="${locale}" href="${toAddress(path)}"/>`
    versions.set(route, [...(versions.get(route) ?? []), link])
  }
  const entries = listed.map(({ route, path, lastUpdated }) => {
    const date = lastUpdated === undefined ? [] : [`    <lastmod>${toDay(lastUpdated)}</lastmod>`]
    const lines = [`    <loc>${toAddress(path)}</loc>`, ...date, ...(versions.get(route) ?? [])]
    return `  <url>\n${lines.join('\n')}\n  </url>\n`
  })
  const parts = splitEntries(entries, most).map((part) => `${opening}\n${part.join('')}</urlset>\n`)
  const [only = '', ...others] = parts
  if (others.length === 0) return [{ path: 'sitemap.xml', text: only }]
  const files = parts.map((text, index) => ({ path: `sitemap-${index + 1}.xml`, text }))
  const names = files.map(({ path }) => `  <sitemap>\n    <loc>${toAddress(`/${path}`)}</loc>\n  </sitemap>\n`)
  return [{ path: 'sitemap.xml', text: `${openingOfIndex}\n${names.join('')}</sitemapindex>\n` }, ...files]
}

/** Always at least one part, be it empty. */
function splitEntries(entries: readonly string[], most: typeof limits): string[][] {
  let part: string[] = []
  let bytes = opening.length
  const parts = [part]
  for (const entry of entries) {
    const length = Buffer.byteLength(entry)
    if (part.length === most.addresses || (part.length > 0 && bytes + length > most.bytes)) {
      parts.push((part = []))
      bytes = opening.length
    }
    part.push(entry)
    bytes += length
  }
  return parts
}

const opening = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
].join('\n')

const openingOfIndex = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
].join('\n')

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
