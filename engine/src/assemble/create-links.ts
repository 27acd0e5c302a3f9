import type { Page } from '../model/page.ts'
import type { PageLinks } from '../model/page-view.ts'
import type { Site, SiteDemo, SiteLink } from '../model/site.ts'
import { toApiPaths, toLocalePath, withBase } from '../shared/addresses.ts'

/** Makes the links of the pages of a locale. Pages without tables of their own share one object. */
export function createLinks(site: Site, locale: string): (page: Page) => PageLinks {
  const tables = site.api.state === 'ready' ? (site.api.references[locale]?.tables ?? []) : []
  const homes = listHomes(site, locale)
  const props: Record<string, string> = {}
  for (const table of tables) {
    for (const { name, id } of table.props) {
      props[name] ??= id
      props[`${table.id}.${name}`] ??= id
    }
  }
  const playgrounds = listPlaygrounds(site, locale)
  const demos = listDemos(site, locale)
  const data = listData(site)
  const link = (own: readonly string[]): PageLinks => ({
    rows: Object.fromEntries(
      tables.flatMap((table) => {
        const home = own.includes(table.id) ? '' : (homes.get(table.id) ?? '')
        return table.props.map(({ id }) => [id, `${home}#${id}`] as const)
      }),
    ),
    tables: Object.fromEntries(
      tables.flatMap(({ id, props: [first] }) => {
        const home = own.includes(id) ? '' : homes.get(id)
        // The first row stands directly below the heading of the table.
        return home === undefined ? [] : [[id, `${home}#${first?.id ?? ''}`] as const]
      }),
    ),
    props,
    playgrounds,
    demos,
    data,
  })
  const elsewhere = link([])
  return (page) => (page.content.apis.length === 0 ? elsewhere : link(page.content.apis))
}

function listData({ config: { base, library } }: Site): SiteLink[] {
  const { data, schema } = toApiPaths(library.package)
  return [
    { title: data.replace(/^.*\//, ''), href: withBase(base, data) },
    { title: 'JSON Schema', href: withBase(base, schema) },
  ]
}

/** Address of the first page that shows a table, by table id. */
function listHomes(site: Site, locale: string): ReadonlyMap<string, string> {
  const homes = new Map<string, string>()
  for (const page of site.pages) {
    if (page.locale !== locale) continue
    for (const id of page.content.apis) if (!homes.has(id)) homes.set(id, withBase(site.config.base, page.path))
  }
  return homes
}

/** Address of the first page with the controls of a table, by table id. */
function listPlaygrounds(site: Site, locale: string): Record<string, string> {
  const pages = site.pages.filter((page) => page.locale === locale)
  const places = pages.flatMap(({ path, content }) =>
    content.playgrounds.map((id) => [id, withBase(site.config.base, path)] as const),
  )
  return Object.fromEntries(places.toReversed())
}

function listDemos(site: Site, locale: string): Record<string, SiteLink> {
  const languages = new Map(
    site.pages.filter((page) => page.locale === locale).map(({ route, contentLocale }) => [route, contentLocale]),
  )
  return Object.fromEntries(
    site.demos.flatMap((demo) => {
      if (demo.route === undefined) return []
      const language = languages.get(demo.route)
      const title = demo.title[locale] ?? demo.id
      const href = toDemoHref(site, locale, demo, demo.route)
      return [[demo.id, { title, href, lang: language === locale ? undefined : language }]]
    }),
  )
}

/** Address of a demo on its page: the page itself when it is named like the demo, else an anchor on it. */
function toDemoHref(site: Site, locale: string, { id }: SiteDemo, route: string): string {
  const path = withBase(site.config.base, toLocalePath(locale, site.config.locales[0]?.id ?? locale, route))
  return route.endsWith(`/${id}`) ? path : `${path}#${id}`
}
