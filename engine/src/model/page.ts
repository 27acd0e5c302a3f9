import type { Root } from 'hast'
import type { InferOutput } from 'valibot'
import type { createFrontMatterSchema } from '../schema/front-matter.ts'

/** A heading of a page, as outlines list it. */
export interface OutlineEntry {
  /** Anchor, unique on the page. */
  id: string
  /** 2 for h2, and so on. */
  depth: number
  title: string
}

/** Front matter after its check: every key has its default. */
type FrontMatter = InferOutput<ReturnType<typeof createFrontMatterSchema>>

export type Hero = NonNullable<FrontMatter['hero']>

/** What a page says about itself (spec §3). */
interface PageMeta {
  title: string
  toc: FrontMatter['toc']
  /** Path of the markdown file relative to the site folder. */
  filename: string
  /** Milliseconds since the epoch of the last commit; undefined where git does not know. */
  lastUpdated: number | undefined
  nav: { title: string; path: string }
  frontmatter: FrontMatter
  hero: Hero | undefined
  description: string
}

/** A run of text below one heading, for search. */
export interface TextSection {
  /** Id of the heading; empty for the text before the first one. */
  id: string
  title: string
  /** Key of the page tab it stands in; undefined in the main text. */
  tab: string | undefined
  paragraphs: string[]
}

/** A link found in the front matter or the text. */
export interface PageLink {
  /** As written. */
  href: string
  line: number
}

/** A heading where it stands in the file. */
export interface PageHeading {
  id: string
  title: string
  line: number
}

/** A demo placed on a page. */
export interface DemoUse {
  /** Demo id: `single`, `single-rtl`. */
  id: string
  line: number
  title: string | undefined
  description: string | undefined
}

/** A property named in the text by `:prop[…]`. */
export interface PropUse {
  /** Table id; undefined means the first table that has the name. */
  owner: string | undefined
  name: string
  line: number
}

/** One markdown file as read from disk. */
export interface RawPage {
  locale: string
  /** Route without locale and without base: `/`, `/demo`, `/demo/single`. */
  route: string
  /** Path relative to the site folder. */
  filename: string
  frontmatter: FrontMatter
  /** The links of the front matter. */
  links: PageLink[]
  /** Markdown after the front matter. */
  body: string
  /** 1-based line of the file the body starts on. */
  bodyLine: number
  lastUpdated: number | undefined
}

/** A part of a page shown by `?tab=<key>`. */
interface PageTab {
  key: string
  title: string
  tree: Root
  outline: OutlineEntry[]
}

/** One markdown file after the markdown room: a tree ready to be drawn, and what was found in it. */
export interface PageContent {
  /** HTML tree; directives are elements named `v-*`, highlighted code is a property holding one HTML string. */
  tree: Root
  outline: OutlineEntry[]
  /** Parts of the page in tabs of their own; the main text is the first tab and not listed here. */
  tabs: PageTab[]
  sections: TextSection[]
  links: PageLink[]
  /** All headings, those in tabs as well. */
  headings: PageHeading[]
  demos: DemoUse[]
  props: PropUse[]
  /** Ids of the `::api` tables on the page. */
  apis: string[]
  /** Every id a link may point at: headings, demos. */
  anchors: string[]
}

export interface Page extends PageMeta {
  locale: string
  /** Locale the text is really in; differs from `locale` when the page falls back. */
  contentLocale: string
  /** Route without locale and without base. */
  route: string
  /** Canonical address inside the site, with locale, without base: `/en-US/demo/single`. */
  path: string
  content: PageContent
  /** The text as it is written, without its front matter. */
  markdown: string
}
