import { withBase } from '../shared/addresses.ts'
import { escapeHtml } from '../node/escape-html.ts'
import type { Page } from '../model/page.ts'

/** What the sitemap needs to know about a page. */
export type SitemapPage = Pick<Page, 'route' | 'locale' | 'contentLocale' | 'path' | 'lastUpdated'> & {
  frontmatter: Pick<Page['frontmatter'], 'listed'>
}

/** What a sitemap is made from. */
export interface SitemapInput {
  base: string
  /** Without a slash at the end. Addresses in a sitemap are absolute. */
  origin: string
  pages: readonly SitemapPage[]
}

/** `sitemap.xml`: every listed page in each language in which it is written. Each entry names the page in all those languages. */
export function buildSitemap({ base, origin, pages }: SitemapInput): string {
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
  return `${opening}\n${entries.join('')}</urlset>\n`
}

const opening = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
].join('\n')

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
