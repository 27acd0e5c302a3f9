import type { ApiReference } from './api.ts'
import type { Config, Localized, LocaleConfig } from './config.ts'
import type { DemoSource } from './demo.ts'
import type { OutlineEntry, Page } from './page.ts'

/** A link in a menu. `href` contains base and locale and can be used as it is. */
export interface SiteLink {
  title: string
  href: string
  /** Language of the title, where it is not that of the page with the link. */
  lang?: string | undefined
}

export interface SidebarEntry extends SiteLink {
  /** Route without locale; equals `Page.route` of the page it leads to. */
  route: string
  /** True for the home page and for a page that is called like its group: the list then calls it an overview. */
  isOverview: boolean
  /** Outline below the entry (`toc: menu`); empty otherwise. */
  outline: OutlineEntry[]
}

export interface SidebarGroup {
  id: string
  title: string
  /** The entry of the main navigation that its first page belongs to. */
  path: string
  entries: SidebarEntry[]
}

/** The parts of the frame around every page of one locale. */
export interface SiteFrame {
  locale: LocaleConfig
  title: string
  description: string
  home: string
  nav: { title: string; href: string; path: string }[]
  sidebar: SidebarGroup[]
  /** Notes and links below every page. */
  footer: { notes: string[]; links: SiteLink[] }
}

/** A file of a demo with its highlighted code. */
export interface ShownFile {
  name: string
  html: string
  source: string
  /** True when a part of it is shown first. */
  isPart: boolean
}

/** A demo as pages show it: its source and the page it belongs to. */
export interface SiteDemo {
  id: string
  /** Route of the page it belongs to, without locale; undefined when no page shows it. */
  route: string | undefined
  source: DemoSource
  /** The highlighted files. */
  code: ShownFile[]
  /** The same in the words of a locale, by the id of each locale that has words for the demo. */
  versions: Readonly<Record<string, ShownFile[]>>
  /** Title and description per locale, from the page that shows it. */
  title: Localized
  description: Localized
}

/** What the document of a single demo says in one language. */
export interface DemoShellWords {
  title: string
  /** The words of its island, a line a word. */
  words: string
  /** Text of the link to the page of the demo. */
  back: string
  /** Address of that page. Undefined when no page shows the demo. */
  href: string | undefined
  /** Addresses of its module and of what that imports, where the demo has words for the language. */
  module?: string
  preload?: string
}

/** One address that is served, for the resolver, the server, `routes.json` and the redirects file. */
export interface RouteEntry {
  /** Canonical path with locale, without base. */
  path: string
  /** Other spellings that lead to the page: the name of the registry, `docs/demo/<name>`. Without base. */
  aliases: string[]
}

/** The reference, or why there is none: the site has none, or the development server is still extracting it. */
export type SiteApi =
  | { state: 'off' }
  | { state: 'resolving' }
  | {
      state: 'ready'
      /** By locale id. */
      references: Record<string, ApiReference>
      /** Demo ids by row id. */
      demosByProp: Record<string, string[]>
    }

/** Everything the prerender room needs to know about the whole site. Serialisable. */
export interface Site {
  config: Config
  /** Name and version of the engine, for `<meta name="generator">`. */
  generator: string
  frames: Record<string, SiteFrame>
  pages: Page[]
  demos: SiteDemo[]
  routes: RouteEntry[]
  api: SiteApi
}
