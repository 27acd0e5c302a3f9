import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import type { ApiTable } from './api.ts'
import type { OutlineEntry, WholePage } from './page.ts'
import type { SidebarGroup, SiteDemo, SiteFrame, SiteLink } from './site.ts'

/** A part of a page. With more than one part they are tabs. */
export type PagePart = PartFrame & PartContent

/** What a part shows: text, or the rows of the reference that the page's demos use. */
export type PartContent = TextPart | ReferencePart

interface PartFrame {
  /** Names the part in addresses: `?tab=api`. */
  key: string
  title: string
  outline: readonly OutlineEntry[]
}

/** The main text, or a tab written in markdown. */
interface TextPart {
  kind: 'text'
  tree: Root
  source: MarkdownRoot
}

/** The generated part: tables with only the rows that the page's demos use. */
interface ReferencePart {
  kind: 'reference'
  tables: readonly ApiTable[]
}

/** Addresses of what a page mentions, relative to this page: a row on the page itself has only a hash. */
export interface PageLinks {
  /** By row id. */
  rows: Readonly<Record<string, string>>
  /** Address of a table's first row, by table id. Tables that no page shows are left out. */
  tables: Readonly<Record<string, string>>
  /** Row id by property name (`maxCount`, in the first table that has it) and by table and name (`Select.maxCount`). */
  props: Readonly<Record<string, string>>
  /** Address of the page where the properties of a table can be tried, by table id. */
  playgrounds: Readonly<Record<string, string>>
  /** By demo id. Demos that no page shows are left out. */
  demos: Readonly<Record<string, SiteLink>>
  /** The reference as data, and its schema. The last table of a page leads there. */
  data: readonly SiteLink[]
}

/** A demo placed on a page. */
export interface PlacedDemo {
  id: string
  /** Key of the version with the words of the page's language, see `shared/demo-version.ts`. */
  version: string
  /** Language of its words, where it is not that of the page. */
  lang: string | undefined
  /** Title of the demo in the page's language. */
  title: string
  /** Address of the demo on its own page. */
  href: string
  /** Address of the document that contains only the demo. */
  address: string
  code: SiteDemo['code']
  /** True when the demo stands before the first heading of its text. Its title is then a heading of the page's second level. */
  leads: boolean
}

/** A group of the index of demos. */
export interface DemoGroup {
  id: string
  title: string
  entries: readonly (SiteLink &
    Pick<PlacedDemo, 'version'> & {
      demo: string
      demoLang: string | undefined
      description: string
      /** HTML that the site has drawn for its card. Undefined: its component is drawn. */
      card: string | undefined
    })[]
}

/** A step on the way from the navigation to a page. */
export interface Breadcrumb {
  title: string
  /** Address with base and locale. Undefined where nothing shows the step by itself. */
  href: string | undefined
}

/** A group of the sidebar as one page shows it. On a large site the entries are those near the page, or none. */
export interface ShownGroup extends SidebarGroup {
  /** Where all pages of the group are listed, and how many there are. Undefined where `entries` has all of them. */
  list: { href: string; count: number; isCurrent: boolean } | undefined
}

/** A page with everything that rendering it needs to know from the rest of the site. Components only read it. */
export interface PageView extends WholePage {
  /** Navigation, sidebar and names of the page's locale. */
  frame: SiteFrame
  /** The groups of the frame's sidebar, cut to what the page shows of them. */
  sidebar: readonly ShownGroup[]
  /** Title of the document. */
  documentTitle: string
  /** The way to the page, without the page: its entry of the navigation and its group. Empty where the page is no place below another. */
  breadcrumbs: readonly Breadcrumb[]
  parts: readonly PagePart[]
  /** True when an outline stands beside the text. */
  hasOutline: boolean
  /** The tasks of the hero: what a reader wants to do, and where the answer is. */
  tasks: readonly SiteLink[]
  /** The links below the tasks. */
  heroLinks: readonly SiteLink[]
  /** Name of the language of the text. Undefined when it is the page's own language. */
  fallbackLanguage: string | undefined
  /** The same page in the other locales. */
  translations: readonly { locale: string; name: string; href: string }[]
  previous: SiteLink | undefined
  next: SiteLink | undefined
  /** Address of the page as Markdown. */
  markdownHref: string
  /** Where the file can be edited. Undefined when the site names no repository. */
  editHref: string | undefined
  /** Where a mistake can be reported, with the page and the version filled in. Undefined without a repository. */
  reportHref: string | undefined
  /** Assistants that can be asked about the page. Empty when the build knows no origin: they need a whole address. */
  assistants: readonly SiteLink[]
  /** Date of the last change, for programs and for readers. */
  changed: { dateTime: string; text: string } | undefined
  links: PageLinks
  /** The demos of this page by id. */
  placedDemos: Readonly<Record<string, PlacedDemo>>
  /** All pages that are named like a demo, by group of the sidebar. */
  demoGroups: readonly DemoGroup[]
}
