import type { Root } from 'hast'
import type { ApiTable } from './api.ts'
import type { OutlineEntry, Page } from './page.ts'
import type { SiteDemo, SiteFrame, SiteLink } from './site.ts'

/** A part of a page. More than one make tabs. */
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
}

/** Generated: tables with only the rows that are used. */
interface ReferencePart {
  kind: 'reference'
  tables: readonly ApiTable[]
}

/** Addresses of what a page mentions, as seen from it: a row of its own has nothing but a hash. */
export interface PageLinks {
  /** By row id. */
  rows: Readonly<Record<string, string>>
  /** Address of a table's first row by table id; tables that no page shows are left out. */
  tables: Readonly<Record<string, string>>
  /** Row id by name (`maxCount`, in the first table that has it) and by table and name (`Select.maxCount`). */
  props: Readonly<Record<string, string>>
  /** By demo id; demos that no page shows are left out. */
  demos: Readonly<Record<string, SiteLink>>
}

/** A demo placed on a page. */
export interface PlacedDemo {
  id: string
  /** Its own title in the page's language. */
  title: string
  /** Address on the page that explains it. */
  href: string
  /** Address of the demo alone. */
  address: string
  code: SiteDemo['code']
  /** True before the first heading of its text: its title is a section of the page, not of a section. */
  leads: boolean
}

/** A group of the index of demos. */
export interface DemoGroup {
  id: string
  title: string
  entries: readonly (SiteLink & { demo: string; description: string })[]
}

/** A page as it is drawn: with all that has to be found out about it in the whole site. Components only read it. */
export interface PageView extends Page {
  /** Navigation, sidebar and names of the page's locale. */
  frame: SiteFrame
  /** Title of the document. */
  documentTitle: string
  parts: readonly PagePart[]
  /** Whether a list of headings stands beside the text. */
  hasOutline: boolean
  /** The tasks of a hero with their addresses. */
  tasks: readonly { label: string; href: string }[]
  /** Name of the language the text is in, where it is not the page's. */
  fallbackLanguage: string | undefined
  /** The same page in the other locales. */
  translations: readonly { locale: string; name: string; href: string }[]
  previous: SiteLink | undefined
  next: SiteLink | undefined
  /** Where the file can be edited; undefined where the site names no repository. */
  editHref: string | undefined
  /** The date of the last change, for machines and for readers. */
  changed: { dateTime: string; text: string } | undefined
  links: PageLinks
  /** The demos of this page by id. */
  placedDemos: Readonly<Record<string, PlacedDemo>>
  /** All pages that are named like a demo, by group of the sidebar. */
  demoGroups: readonly DemoGroup[]
}
