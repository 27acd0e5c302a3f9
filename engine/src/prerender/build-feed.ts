import { wordsOf } from '../i18n/words-of.ts'
import type { Page } from '../model/page.ts'
import type { Site, SiteFrame } from '../model/site.ts'
import { escapeHtml } from '../node/escape-html.ts'
import { toFeedPath, toLocalePath, withBase } from '../shared/addresses.ts'
import { fillWords } from '../shared/fill-words.ts'

/** What a feed needs to know of a site. */
export interface FeedSite {
  config: Pick<Site['config'], 'base' | 'origin' | 'locales' | 'library'>
  generator: string
  frames: Readonly<Record<string, Pick<SiteFrame, 'title' | 'description'>>>
  pages: readonly FeedPage[]
}

type FeedPage = Pick<Page, 'title' | 'description' | 'path' | 'locale' | 'contentLocale' | 'lastUpdated'> & {
  frontmatter: Pick<Page['frontmatter'], 'listed'>
}

/** An entry before it is written: `changed` in milliseconds since the epoch. */
interface Entry {
  id: string
  title: string
  summary: string
  changed: number
  kind: 'release' | 'page'
}

/** At most so many entries of each kind, the newest: neither pushes the other out. */
const mostEntries = 30

/** True when a locale has something to tell: releases of the library, or pages whose last change is known. */
export function hasFeed({ config, pages }: Pick<FeedSite, 'config' | 'pages'>, locale: string): boolean {
  if (config.origin === undefined) return false
  return Object.keys(config.library.releases).length > 0 || pages.some((page) => isTold(page, locale))
}

/**
 * The Atom feed of a locale (RFC 4287): releases of the library, and pages by their last change. Undefined without an
 * origin, because entries are known by their absolute address, and when there is nothing to tell.
 */
export function buildFeed(site: FeedSite, locale: string): string | undefined {
  const { base, origin, locales } = site.config
  const frame = site.frames[locale]
  if (origin === undefined || frame === undefined || !hasFeed(site, locale)) return undefined
  const toAddress = (path: string): string => encodeURI(origin + withBase(base, path))
  const entries = [...listReleases(site, locale), ...listPages(site, locale, toAddress)]
  const changed = Math.max(...entries.map((entry) => entry.changed))
  const home = toAddress(toLocalePath(locale, locales[0]?.id ?? locale, '/'))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `  <id>${escapeHtml(home)}</id>`,
    `  <title>${escapeHtml(fillWords(wordsOf(locale).feedTitle, { site: frame.title }))}</title>`,
    `  <subtitle>${escapeHtml(frame.description)}</subtitle>`,
    `  <updated>${toTime(changed)}</updated>`,
    `  <author><name>${escapeHtml(frame.title)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(toAddress(toFeedPath(locale, locales[0]?.id ?? locale)))}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeHtml(home)}"/>`,
    `  <generator>${escapeHtml(site.generator)}</generator>`,
    ...entries.toSorted((a, b) => b.changed - a.changed).map(writeEntry),
    '</feed>\n',
  ].join('\n')
}

function writeEntry({ id, title, summary, changed, kind }: Entry): string {
  return [
    '  <entry>',
    `    <id>${escapeHtml(id)}</id>`,
    `    <title>${escapeHtml(title)}</title>`,
    `    <updated>${toTime(changed)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escapeHtml(id)}"/>`,
    `    <category term="${kind}"/>`,
    ...(summary === '' ? [] : [`    <summary>${escapeHtml(summary)}</summary>`]),
    '  </entry>',
  ].join('\n')
}

/** A release is known by its page at the registry, which every version has. */
function listReleases({ config, frames }: FeedSite, locale: string): Entry[] {
  const { releases, packageUrl, package: name } = config.library
  const words = wordsOf(locale)
  return takeNewest(
    Object.entries(releases).map(([version, time]) => ({
      id: `${packageUrl}/v/${version}`,
      title: fillWords(words.feedRelease, { site: frames[locale]?.title ?? '', version }),
      summary: fillWords(words.feedReleaseText, { package: name, version }),
      changed: Date.parse(time),
      kind: 'release',
    })),
  )
}

function listPages({ pages }: FeedSite, locale: string, toAddress: (path: string) => string): Entry[] {
  return takeNewest(
    pages
      .filter((page) => isTold(page, locale))
      .map(({ path, title, description, lastUpdated = 0 }) => ({
        id: toAddress(path),
        title,
        summary: description,
        changed: lastUpdated,
        kind: 'page',
      })),
  )
}

/** A page that stands in for a missing translation is told in its own language. */
function isTold({ locale, contentLocale, lastUpdated, frontmatter }: FeedPage, wanted: string): boolean {
  return locale === wanted && contentLocale === wanted && frontmatter.listed && lastUpdated !== undefined
}

function takeNewest(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => b.changed - a.changed).slice(0, mostEntries)
}

/** A time without fractions of a second, as RFC 3339 writes it. */
function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z')
}
