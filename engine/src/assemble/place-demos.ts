import type { Root } from 'hast'
import { EXIT, visit } from 'unist-util-visit'
import type { DemoProps } from '../model/element-props.ts'
import type { WholePage } from '../model/page.ts'
import type { PageLinks, PlacedDemo } from '../model/page-view.ts'
import type { Site, SiteDemo } from '../model/site.ts'
import { readProps } from '../node/read-props.ts'
import { withBase } from '../shared/addresses.ts'
import { toVersion } from '../shared/demo-version.ts'
import { toDemoPath } from '../shared/resolve-address.ts'
import { demoElement, headingElement } from '../shared/markup.ts'

/** Finds the demos on a page, by id. */
export function createDemoPlaces(site: Site): (page: WholePage, links: PageLinks) => Record<string, PlacedDemo> {
  const demos = new Map(site.demos.map((demo) => [demo.id, demo]))
  return (page, links) => {
    // Most pages of a large site have none, and what they are drawn from is asked for with each build.
    if (page.content.demos.length === 0) return {}
    const leading = new Set([page.content.tree, ...page.content.tabs.map(({ tree }) => tree)].flatMap(listLeading))
    return Object.fromEntries(
      page.content.demos.flatMap(({ id }) => {
        const demo = demos.get(id)
        return demo === undefined ? [] : [[id, placeDemo(demo, page, links, leading.has(id))]]
      }),
    )
  }

  function placeDemo(
    { id, title, code, versions }: SiteDemo,
    { locale }: WholePage,
    links: PageLinks,
    leads: boolean,
  ): PlacedDemo {
    return {
      id,
      version: toVersion({ id, versions }, locale),
      lang: locale in versions ? undefined : site.config.demoLanguage,
      title: title[locale] ?? id,
      href: links.demos[id]?.href ?? `#${id}`,
      address: `${withBase(site.config.base, toDemoPath(id))}?locale=${locale}`,
      code: versions[locale] ?? code,
      leads,
    }
  }
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
