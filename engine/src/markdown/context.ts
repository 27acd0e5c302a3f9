import type { Node } from 'unist'
import type { DemoUse, PageHeading, PropUse, RawPage } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import type { HighlightedCode } from './highlight-tree.ts'

declare module 'unist' {
  interface Data {
    /** Line in the page's file, for what is found out after the positions have gone. */
    line?: number | undefined
  }
}

/** What this room needs to know about the site. */
export interface MarkdownSite {
  base: string
  defaultLocale: string
  /** Keys of tabs that belong to the engine. */
  reservedTabs: readonly string[]
  /** Ids of all demos. */
  demoIds: readonly string[]
  /** Names of the site's own islands. */
  islandNames: readonly string[]
  /** Ids of `::api` tables; undefined when extraction is off. */
  apiIds: readonly string[] | undefined
  /** Whether the configuration says what versions have changed in the reference. */
  hasHistory: boolean
  /** Names of the components that an atom may use. */
  atomNames: readonly string[]
  /** Reads the size of a picture in `public`, and whether it also exists as AVIF. Undefined when it does not exist. */
  pictureSize: (src: string) => { width: number; height: number; hasAvif: boolean } | undefined
  /** Texts of the site's files that this page shows, by the `src` of their directive. */
  files: Readonly<Record<string, string>>
  /** The code of the page as it was before, so that after an edit of its words no grammar has to be read. */
  highlighted: HighlightedCode
}

/** What all steps for one page share: the page, its site, and what the steps find. */
export interface MarkdownContext {
  page: RawPage
  site: MarkdownSite
  problems: Problem[]
  headings: PageHeading[]
  demos: DemoUse[]
  /** Demos of the site that a `:replay[…]` has play something. */
  replays: { demo: string; node: Node }[]
  /** Properties named by `:prop[…]`. */
  props: PropUse[]
  /** Ids of `::api` tables. */
  apis: string[]
  /** Ids of the tables that an island is given. */
  playgrounds: string[]
  /** Whether the index of the demos stands on the page. */
  hasIndex: boolean
  /** Names of the islands placed by `::island`. */
  islands: string[]
  /** Line of a node in the file. */
  lineOf: (node: Node) => number
  report: (node: Node, what: string, mend: string) => void
}

/** The context for one page, with nothing found yet. */
export function createMarkdownContext(page: RawPage, site: MarkdownSite): MarkdownContext {
  const problems: Problem[] = []
  const lineOf = (node: Node): number => (node.position?.start.line ?? 1) + page.bodyLine - 1
  return {
    page,
    site,
    problems,
    headings: [],
    demos: [],
    replays: [],
    props: [],
    apis: [],
    playgrounds: [],
    islands: [],
    hasIndex: false,
    lineOf,
    report: (node, what, mend) => problems.push({ file: page.filename, line: lineOf(node), what, mend }),
  }
}
