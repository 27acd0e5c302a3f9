import { basename } from 'node:path'
import { createPageViews } from '../assemble/create-page-views.ts'
import type { Page } from '../model/page.ts'
import type { ShownGroup } from '../model/page-view.ts'
import type { Site, SiteDemo } from '../model/site.ts'
import { hashText } from '../node/hash-files.ts'
import { emptyContent } from '../shared/empty-content.ts'
import { isListRoute } from '../shared/page-lists.ts'
import type { Assets } from '../theme/view.ts'
import { choosePreview } from './choose-preview.ts'

/** Names what documents are drawn from: with equal keys they have equal bytes. */
export interface DocumentKeys {
  page: (page: Page) => string
  demo: (demo: SiteDemo, script: string) => string
  /** The keys of the pages that were asked for, for the next build. */
  found: KnownKeys
}

/** Keys of pages by a name of everything that they are computed from. */
export type KnownKeys = ReadonlyMap<string, string>

/**
 * `code` changes whenever what draws does: the engine, the islands, and what they use of this machine. To compute what
 * each of ten thousand pages shows of the others takes a tenth of a build after an edit, so keys in `known` are taken
 * over.
 */
export function createDocumentKeys(
  site: Site,
  assets: Assets,
  code: string,
  known: KnownKeys = new Map(),
): DocumentKeys {
  const viewPage = createPageViews(site)
  const { heroFiles, head, ...rest } = assets
  const everywhere = hashText(JSON.stringify([code, site.config, site.generator, rest, { ...head, previews: {} }]))
  const shared = new Map<string, string>()
  /** Of the rest of the site, what all pages of a locale can show. */
  const shareOf = (page: Page): string => {
    const before = shared.get(page.locale)
    if (before !== undefined) return before
    const { frame, links, demoGroups } = viewPage({ ...page, content: emptyContent })
    const parts = [everywhere, { ...frame, sidebar: [] }, links, demoGroups, site.api, site.demos]
    const share = hashText(JSON.stringify(parts))
    shared.set(page.locale, share)
    return share
  }
  const inputs = createInputNames(site, assets, shareOf)
  const found = new Map<string, string>()
  // Around ten thousand pages the same entries stand forty times each, and nine of ten groups are the same.
  const hashes = new WeakMap<object, string>()
  const remember = (part: object, describe: () => string): string => {
    const hash = hashes.get(part) ?? hashText(describe())
    hashes.set(part, hash)
    return hash
  }
  const describeGroup = ({ entries, ...group }: ShownGroup): string =>
    [JSON.stringify(group), ...entries.map((entry) => remember(entry, () => JSON.stringify(entry)))].join('\n')
  const makeKey = (page: Page): string => {
    // Its text and its front matter are in the name of the file with its trees.
    const { trees, sidebar, frame: _, links: __, ...view } = viewPage({ ...page, content: emptyContent })
    const own = { ...view, demoGroups: [], content: emptyContent, markdown: '', cached: undefined, frontmatter: {} }
    const beside = sidebar.map((group) => remember(group, () => describeGroup(group)))
    const files = [heroFiles?.[page.path], choosePreview(head, page)]
    return hashText(JSON.stringify([shareOf(page), basename(trees), own, files]) + beside.join('\n'))
  }
  return {
    page: (page) => {
      const name = inputs(page)
      const key = known.get(name) ?? makeKey(page)
      found.set(name, key)
      return key
    },
    demo: ({ id, route, title, versions }, script) =>
      hashText(JSON.stringify([everywhere, id, route, title, Object.keys(versions), script])),
    found,
  }
}

/** Names the inputs of a page's key: of the rest of the site all that any page can show, of the page what it says of itself. */
function createInputNames(
  site: Site,
  { heroFiles, head }: Assets,
  shareOf: (page: Page) => string,
): (page: Page) => string {
  const frames = Object.fromEntries(
    Object.entries(site.frames).map(([locale, frame]) => [locale, hashText(JSON.stringify(frame))]),
  )
  // Breadcrumbs lead to the index of demos, and to lists of pages.
  const places = hashText(
    JSON.stringify(
      site.pages
        .filter(({ route, content }) => content.showsIndex || isListRoute(route))
        .map(({ locale, path, content }) => [locale, path, content.showsIndex]),
    ),
  )
  return (page) => {
    const { content: _, markdown: __, cached: ___, frontmatter: ____, trees, ...own } = page
    const shown = [shareOf(page), frames[page.locale], places, basename(trees), own]
    return hashText(JSON.stringify([...shown, heroFiles?.[page.path], choosePreview(head, page)]))
  }
}
