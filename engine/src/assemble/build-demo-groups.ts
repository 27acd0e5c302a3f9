import type { DemoGroup } from '../model/page-view.ts'
import type { Site } from '../model/site.ts'
import { toVersion } from '../shared/demo-version.ts'

/** The pages of a locale that are named like a demo, by the groups of the sidebar. */
export function buildDemoGroups(site: Site, locale: string): DemoGroup[] {
  const descriptions = new Map(
    site.pages.filter((page) => page.locale === locale).map((page) => [page.route, page.description]),
  )
  const demos = new Map(
    site.demos.filter(({ id, route }) => route?.endsWith(`/${id}`) === true).map((demo) => [demo.route, demo]),
  )
  const groups = site.frames[locale]?.sidebar ?? []
  return groups
    .map(({ id, title, entries }) => ({
      id,
      title,
      entries: entries.flatMap(({ route, title: name, href, lang }) => {
        const demo = demos.get(route)
        if (demo === undefined) return []
        return [
          {
            title: name,
            href,
            lang,
            demo: demo.id,
            version: toVersion(demo, locale),
            card: demo.source.cards?.[locale],
            demoLang: locale in demo.versions ? undefined : site.config.demoLanguage,
            description: descriptions.get(route) ?? '',
          },
        ]
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}
