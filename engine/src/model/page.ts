import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import type { InferOutput } from 'valibot'
import type { createFrontMatterSchema } from '../schema/front-matter.ts'

/** A heading of a page in an outline. */
export interface OutlineEntry {
  /** Anchor, unique on the page. */
  id: string
  /** 2 for h2, and so on. */
  depth: number
  title: string
}

/** Front matter after its check, with all defaults. */
type FrontMatter = InferOutput<ReturnType<typeof createFrontMatterSchema>>

export type Hero = NonNullable<FrontMatter['hero']>

/** What a page says about itself (spec §3). */
interface PageMeta {
  title: string
  toc: FrontMatter['toc']
  /** Path of the markdown file relative to the site folder. */
  filename: string
  /** Milliseconds since the epoch of the last commit. Undefined when git does not know it. */
  lastUpdated: number | undefined
  nav: { title: string; path: string }
  frontmatter: FrontMatter
  hero: Hero | undefined
  description: string
}

/** The text below one heading, for search. */
export interface TextSection {
  /** Id of the heading; empty for the text before the first one. */
  id: string
  title: string
  /** Key of the tab that contains it. Undefined in the main text. */
  tab: string | undefined
  paragraphs: string[]
}

/** A link found in the front matter or the text. */
export interface PageLink {
  /** As written. */
  href: string
  line: number
}

/** A heading with its line in the file. */
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

/** A property that the text names with `:prop[…]`. */
export interface PropUse {
  /** Table id. Undefined means the first table that has a property of this name. */
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
  /** The links in the front matter. */
  links: PageLink[]
  /** Markdown after the front matter. */
  body: string
  /** 1-based line of the file on which the body starts. */
  bodyLine: number
  lastUpdated: number | undefined
}

/** A part of a page that is shown with `?tab=<key>`. */
interface TabFacts {
  key: string
  title: string
  outline: OutlineEntry[]
}

/** The same with its text. */
interface PageTab extends TabFacts {
  tree: Root
  source: MarkdownRoot
}

/** The parts of a hero. Each may be empty. */
export interface HeroParts<Tree> {
  text: Tree
  beside: Tree
  below: Tree
}

/** What the rest of the site needs to know of a page's text. It stays in memory; the text itself lies in the cache. */
export interface PageFacts {
  outline: OutlineEntry[]
  /** Parts of the page in tabs of their own. The main text, which is the first tab, is not in this list. */
  tabs: TabFacts[]
  sections: TextSection[]
  links: PageLink[]
  /** All headings, also those in tabs. */
  headings: PageHeading[]
  demos: DemoUse[]
  props: PropUse[]
  /** Ids of the `::api` tables on the page. */
  apis: string[]
  /** Ids of the tables that an island of the page turns into controls. */
  playgrounds: string[]
  /** All ids that a link may lead to: headings and demos. */
  anchors: string[]
  /** True when the index of the demos stands on the page. */
  showsIndex: boolean
}

/** One Markdown file after the Markdown step: a tree that can be rendered, and what was found in the text. */
export interface PageContent extends PageFacts {
  /** HTML tree. Directives are elements named `v-*`; highlighted code is a property with one HTML string. */
  tree: Root
  /** The Markdown tree from which `tree` is made, for the page as Markdown. Its nodes know their line: `readLine`. */
  source: MarkdownRoot
  /** What the page puts into its hero: its text, what stands beside it, and what stands below both, with their Markdown. */
  hero: (HeroParts<Root> & { source: HeroParts<MarkdownRoot> }) | undefined
  tabs: PageTab[]
}

/** What is known of the Markdown of a page without reading it. */
export interface MarkdownFacts {
  hash: string
  /** In bytes. */
  size: number
}

/** The part of a page's content that is read from disk when the page is drawn. */
export type PageTrees = Pick<PageContent, 'tree' | 'source' | 'hero' | 'tabs'>

export interface Page extends PageMeta {
  locale: string
  /** Locale of the text. It differs from `locale` when the page falls back to another language. */
  contentLocale: string
  /** Route without locale and without base. */
  route: string
  /** Canonical address inside the site, with locale, without base: `/en-US/demo/single`. */
  path: string
  content: PageFacts
  /** Absolute path of the file that has its text as trees, which `readWholePage` reads. Empty for the not-found page. */
  trees: string
  /** The page as Markdown for programs and assistants: what its HTML says. Empty until `writeTwins` has written it. */
  markdown: string
  /** Its Markdown, and the sections for search, lie beside its trees; `readMarkdown` and `readSections` read them. */
  cached?: MarkdownFacts | undefined
}

/** A page with its text, for the moment in which it is drawn or written. */
export interface WholePage extends Page {
  content: PageContent
}
