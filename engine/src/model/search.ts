/** What search gets from a page. One for each page and locale. */
export interface SearchRoute {
  /** Address with locale and base: `/en-US/demo/single`. */
  link: string
  title: string
  description: string
  keywords: string[]
  /** Path of its navigation entry; one of `SearchNav.path`. */
  navPath: string
  sections: SearchRouteSection[]
  /** Rows of reference tables that stand on this page. */
  props: SearchProp[]
}

export interface SearchRouteSection {
  /** Anchor; empty for the text before the first heading. */
  id: string
  title: string
  /** Tab that contains the section. */
  tab?: string
  paragraphs: string[]
}

export interface SearchProp {
  /** Anchor of the row: `select-maxcount`. */
  id: string
  /** Name as written in code: `maxCount`. */
  name: string
  /** Table it belongs to: `Select`. */
  owner: string
  description: string
}

export interface SearchDemo {
  /** Anchor on its page. */
  id: string
  /** `SearchRoute.link` of the page that shows it. */
  route: string
  title: string
  description: string
  keywords: string[]
}

export interface SearchNav {
  title: string
  path: string
}

/** Payload of `generate-metadata`. */
export interface SearchMetadata {
  routes: SearchRoute[]
  demos: SearchDemo[]
  nav: SearchNav[]
}

/** An entry of the index (spec §3). */
export interface SearchEntry {
  navTitle: string
  navOrder: number
  title: string
  link: string
  sections: { rawTitle: string; title: string; link: string; paragraphs: string[] }[]
  demos: { link: string; rawTitle: string; title: string; description: string; keywords: string[] }[]
}

/** A part of a text, matched or not. It never contains markup. */
export interface HighlightText {
  text: string
  highlighted?: boolean
}

export type SearchHintType = 'content' | 'title' | 'demo' | 'page'

/** One result (spec §3). */
export interface SearchHint {
  type: SearchHintType
  link: string
  priority: number
  highlightTitleTexts: HighlightText[]
  highlightTexts: HighlightText[]
  pageTitle: string
}

/**
 * Results of one navigation entry (spec §3), or a group that its `kind` names: the best of all (`best`), results with
 * all words in corrected spelling (`fuzzy`), results with only some of the words (`some`). Groups with a `kind` have
 * an empty `title`; the theme has words for them. No hint is in two groups.
 */
export interface SearchGroup {
  title: string
  priority: number
  hints: SearchHint[]
  /** `all`, the default: a navigation entry whose hints contain every word. */
  kind?: 'best' | 'all' | 'fuzzy' | 'some'
}
