import type { Config, Localized, LocaleConfig } from '../model/config.ts'
import type { Page } from '../model/page.ts'
import type { SidebarEntry, SidebarGroup, SiteFrame } from '../model/site.ts'
import { toHref } from '../shared/addresses.ts'
import { compareInGroup } from '../shared/page-lists.ts'

/** The frame of each locale: title, navigation and sidebar. The keys are locale ids. */
export function buildFrames(pages: readonly Page[], config: Config): Record<string, SiteFrame> {
  return Object.fromEntries(config.locales.map((locale) => [locale.id, buildFrame(locale, pages, config)]))
}

function buildFrame(locale: LocaleConfig, pages: readonly Page[], config: Config): SiteFrame {
  const addresses = { base: config.base, defaultLocale: config.locales[0]?.id ?? locale.id }
  const href = (route: string): string => toHref(route, locale.id, addresses)
  // The check of the configuration ensures that every text exists in every locale.
  const textIn = (text: Localized): string => text[locale.id] ?? ''
  return {
    locale,
    title: textIn(config.title),
    description: textIn(config.description),
    home: href('/'),
    nav: config.nav.map(({ title, path }) => ({ title: textIn(title), href: href(path), path })),
    sidebar: buildSidebar(
      pages.filter((page) => page.locale === locale.id && page.frontmatter.listed),
      locale.id,
      config,
      href,
    ),
    footer: {
      notes: config.footer.notes.map(textIn),
      links: config.footer.links.map((link) => ({
        title: textIn(link.title),
        href: link.href.startsWith('/') ? href(link.href) : link.href,
      })),
    },
  }
}

function buildSidebar(
  pages: readonly Page[],
  locale: string,
  config: Config,
  href: (route: string) => string,
): SidebarGroup[] {
  const membersOf = new Map(config.groups.map(({ id }) => [id, [] as Page[]]))
  for (const page of pages) membersOf.get(page.frontmatter.group ?? '')?.push(page)
  return config.groups
    .map((group) => {
      const title = group.title[locale] ?? ''
      const members = (membersOf.get(group.id) ?? []).toSorted((a, b) => compareInGroup(a, b, locale))
      return {
        id: group.id,
        title,
        path: members[0]?.nav.path ?? '/',
        entries: members.map((page): SidebarEntry => ({
          title: page.title,
          route: page.route,
          href: href(page.route),
          isOverview: page.route === '/' || page.title === title,
          lang: page.contentLocale === locale ? undefined : page.contentLocale,
          outline: page.toc === 'menu' ? page.content.outline.filter((entry) => entry.depth === 2) : [],
        })),
      }
    })
    .filter((group) => group.entries.length > 0)
}
