import type { Config, LocaleConfig } from '../model/config.ts'
import type { Page } from '../model/page.ts'
import type { SidebarEntry, SidebarGroup, SiteFrame } from '../model/site.ts'
import { toLocalePath, withBase } from '../shared/addresses.ts'

/** The frame of each locale: title, navigation and sidebar. Keys are locale ids. */
export function buildFrames(pages: readonly Page[], config: Config): Record<string, SiteFrame> {
  return Object.fromEntries(config.locales.map((locale) => [locale.id, buildFrame(locale, pages, config)]))
}

function buildFrame(locale: LocaleConfig, pages: readonly Page[], config: Config): SiteFrame {
  const href = (route: string): string =>
    withBase(config.base, toLocalePath(locale.id, config.locales[0]?.id ?? locale.id, route))
  return {
    locale,
    title: config.title[locale.id] ?? config.library.package,
    description: config.description[locale.id] ?? '',
    home: href('/'),
    nav: config.nav.map(({ title, path }) => ({ title: title[locale.id] ?? path, href: href(path), path })),
    sidebar: buildSidebar(
      pages.filter((page) => page.locale === locale.id && page.frontmatter.listed !== false),
      locale.id,
      config,
      href,
    ),
  }
}

function buildSidebar(
  pages: readonly Page[],
  locale: string,
  config: Config,
  href: (route: string) => string,
): SidebarGroup[] {
  return config.groups
    .map((group) => ({
      id: group.id,
      title: group.title[locale] ?? group.id,
      entries: pages
        .filter((page) => page.frontmatter.group === group.id)
        .toSorted(comparePages)
        .map((page): SidebarEntry => ({
          title: page.title,
          route: page.route,
          href: href(page.route),
          outline: page.toc === 'menu' ? page.content.outline.filter((entry) => entry.depth === 2) : [],
        })),
    }))
    .filter((group) => group.entries.length > 0)
}

function comparePages(a: Page, b: Page): number {
  const order = (a.frontmatter.order ?? Number.MAX_SAFE_INTEGER) - (b.frontmatter.order ?? Number.MAX_SAFE_INTEGER)
  return order || a.title.localeCompare(b.title, a.locale)
}
