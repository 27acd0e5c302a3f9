import { basename } from 'node:path'
import { createPageViews } from '../assemble/create-page-views.ts'
import type { Page } from '../model/page.ts'
import type { ShownGroup } from '../model/page-view.ts'
import type { Site, SiteDemo } from '../model/site.ts'
import { hashText } from '../node/hash-files.ts'
import { emptyContent } from '../shared/empty-content.ts'
import type { Assets } from '../theme/view.ts'
import { choosePreview } from './choose-preview.ts'

/** Names what documents are drawn from: with equal keys they have equal bytes. */
export interface DocumentKeys {
  page: (page: Page) => string
  demo: (demo: SiteDemo, script: string) => string
}

/** `code` changes whenever what draws does: the engine, the islands, and what they use of this machine. */
export function createDocumentKeys(site: Site, assets: Assets, code: string): DocumentKeys {
  const viewPage = createPageViews(site)
  const { heroFiles, head, ...rest } = assets
  const everywhere = hashText(JSON.stringify([code, site.config, site.generator, rest, { ...head, previews: {} }]))
  const shared = new Map<string, string>()
  /** Of the rest of the site, what all pages of a locale can show. */
  const shareOf = (page: Page): string => {
    const known = shared.get(page.locale)
    if (known !== undefined) return known
    const { frame, links, demoGroups } = viewPage({ ...page, content: emptyContent })
    const parts = [everywhere, { ...frame, sidebar: [] }, links, demoGroups, site.api, site.demos]
    const share = hashText(JSON.stringify(parts))
    shared.set(page.locale, share)
    return share
  }
  // Around ten thousand pages the same entries stand forty times each, and nine of ten groups are the same.
  const hashes = new WeakMap<object, string>()
  const remember = (part: object, describe: () => string): string => {
    const hash = hashes.get(part) ?? hashText(describe())
    hashes.set(part, hash)
    return hash
  }
  const describeGroup = ({ entries, ...group }: ShownGroup): string =>
    [JSON.stringify(group), ...entries.map((entry) => remember(entry, () => JSON.stringify(entry)))].join('\n')
  return {
    page: (page) => {
      // Its text and its front matter are in the name of the file with its trees.
      const { trees, sidebar, frame: _, links: __, ...view } = viewPage({ ...page, content: emptyContent })
      const own = { ...view, demoGroups: [], content: emptyContent, markdown: '', cached: undefined, frontmatter: {} }
      const beside = sidebar.map((group) => remember(group, () => describeGroup(group)))
      const files = [heroFiles?.[page.path], choosePreview(head, page)]
      return hashText(JSON.stringify([shareOf(page), basename(trees), own, files]) + beside.join('\n'))
    },
    demo: ({ id, route, title, versions }, script) =>
      hashText(JSON.stringify([everywhere, id, route, title, Object.keys(versions), script])),
  }
}
