import type { Root } from 'hast'
import { EXIT, visit } from 'unist-util-visit'
import type { DemoProps } from '../model/element-props.ts'
import type { WholePage } from '../model/page.ts'
import type { PageLinks, PlacedDemo } from '../model/page-view.ts'
import type { Site } from '../model/site.ts'
import { readProps } from '../node/read-props.ts'
import { withBase } from '../shared/addresses.ts'
import { toVersion } from '../shared/demo-version.ts'
import { toDemoPath } from '../shared/resolve-address.ts'
import { demoElement, headingElement } from '../shared/markup.ts'

/** The demos on a page, by id. */
export function placeDemos(site: Site, page: WholePage, links: PageLinks): Record<string, PlacedDemo> {
  const placed = new Set(page.content.demos.map(({ id }) => id))
  const leading = new Set([page.content.tree, ...page.content.tabs.map(({ tree }) => tree)].flatMap(listLeading))
  return Object.fromEntries(
    site.demos
      .filter(({ id }) => placed.has(id))
      .map(({ id, title, code, versions }) => [
        id,
        {
          id,
          version: toVersion({ id, versions }, page.locale),
          lang: page.locale in versions ? undefined : site.config.demoLanguage,
          title: title[page.locale] ?? id,
          href: links.demos[id]?.href ?? `#${id}`,
          address: `${withBase(site.config.base, toDemoPath(id))}?locale=${page.locale}`,
          code: versions[page.locale] ?? code,
          leads: leading.has(id),
        },
      ]),
  )
}

/** Ids of the demos before the first heading of a text. */
function listLeading(tree: Root): string[] {
  const ids: string[] = []
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === headingElement) return EXIT
    if (tagName === demoElement) ids.push((readProps(tagName, properties['data']) as DemoProps).id)
    return undefined
  })
  return ids
}
