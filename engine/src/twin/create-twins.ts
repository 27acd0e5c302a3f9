import { basename } from 'node:path'
import { createPageViews } from '../assemble/create-page-views.ts'
import type { Page, WholePage } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import type { DiskCache } from '../node/disk-cache.ts'
import { hashText } from '../node/hash-files.ts'
import type { TwinPage } from './twin-view.ts'
import { writePage } from './write-page.ts'
import type { WrittenTwin } from './write-twin.ts'
import { emptyContent } from '../shared/empty-content.ts'

/** Finds or writes the Markdown of pages. */
export interface Twins {
  /** The Markdown that an earlier build wrote of the same page. Undefined when there is none. */
  find: (page: Page) => WrittenTwin | undefined
  /** Writes it anew, with the places where it would not say what the page says. */
  make: (page: WholePage) => WrittenTwin
}

/** The Markdown of the pages of a site. */
export function createTwins(site: Site, cache: Pick<DiskCache, 'findParts' | 'keepParts'>): Twins {
  const viewPage = createPageViews(site)
  const surroundings = new Map<string, string>()
  const keyOf = (page: Page): unknown => {
    const { locale } = page
    // Of the rest of the site, only what all pages of a locale share is in a page's Markdown.
    const shared = surroundings.get(locale) ?? hashSurroundings(site, viewPage({ ...page, content: emptyContent }))
    surroundings.set(locale, shared)
    const { title, path, contentLocale, filename, hero, trees } = page
    return [basename(trees), title, path, locale, contentLocale, filename, hero, shared]
  }
  return {
    find: (page) => cache.findParts<WrittenTwin>('twin', keyOf(page))?.head,
    make: (page) => cache.keepParts('twin', keyOf(page), writePage(viewPage(page), site), undefined).head,
  }
}

/** What `TwinView` has that does not come from the page itself. */
function hashSurroundings({ config, api, demos }: Site, { links, demoGroups }: TwinPage): string {
  const { base, origin, locales, library } = config
  const settings = { base, origin, locales, library, api: config.api, demoLanguage: config.demoLanguage }
  // Where the files of a demo lie says nothing to readers.
  const shown = JSON.stringify(demos, (key, value: unknown) => (key === 'path' ? undefined : value))
  return hashText(JSON.stringify([settings, api, shown, links, demoGroups]))
}
