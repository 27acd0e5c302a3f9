/** What a page gives to search. One per page and locale. */
export interface SearchRoute {
  /** Address with locale and base: `/en-US/demo/single`. */
  link: string
  title: string
  description: string
  keywords: string[]
  /** Path of the navigation entry it belongs to; one of `SearchNav.path`. */
  navPath: string
  sections: SearchRouteSection[]
  /** Rows of reference tables that stand on this page. */
  props: SearchProp[]
}

export interface SearchRouteSection {
  /** Anchor; empty for the text before the first heading. */
  id: string
  title: string
  /** Page tab the section stands in. */
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

/** A run of text, matched or not. Never holds markup. */
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
 * Results of one navigation entry (spec §3), or a group that is named by its `kind`: the best of all (`best`), every
 * word but with corrected spelling (`fuzzy`), not all of the words (`some`). Those have an empty `title`: the word
 * comes from the catalogue. No hint stands in two groups.
 */
export interface SearchGroup {
  title: string
  priority: number
  hints: SearchHint[]
  /** `all`, the default: a navigation entry whose hints hold every word. */
  kind?: 'best' | 'all' | 'fuzzy' | 'some'
}
