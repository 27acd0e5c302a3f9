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
  /** Other words for it, which authors have written. Left out when there are none; so with a property. */
  keywords?: string[]
}

export interface SearchProp {
  /** Anchor of the row: `select-maxcount`. */
  id: string
  /** Name as written in code: `maxCount`. */
  name: string
  /** Table it belongs to: `Select`. */
  owner: string
  description: string
  keywords?: string[]
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

/** A link that the search field offers before anything is typed. */
export interface SearchLink {
  label: string
  link: string
}

/** What the search field shows besides results. It comes with the data, because pages need it only then. */
export interface SearchStart {
  /** What readers want to do, as the end of the sentence that `words.tasks` begins. */
  tasks: SearchLink[]
  /** The page that lists all demos. */
  browse?: SearchLink
  words: SearchStartWords
}

interface SearchStartWords {
  start: string
  recent: string
  clear: string
  tasks: string
  /** With `{owner}`. */
  prop: string
  /** With `{words}`. */
  unknown: string
}

/** The file that the search field downloads. */
export interface SearchData extends SearchMetadata {
  start: SearchStart
}

/** What is known before the first query where Pagefind finds the pages: where its files are, and the groups of results. */
export interface PagefindMetadata {
  /** Address of the folder with the index of the locale, with base: `/docs/~search/en-US/`. */
  folder: string
  /** Differs when the index does, so that no cache answers with another one. */
  version: string
  /** `SearchRoute.link` of the home page. */
  home: string
  nav: SearchNav[]
}

/** The file that the search field downloads where Pagefind finds the pages. */
export interface PagefindData extends PagefindMetadata {
  start: SearchStart
}

/** All that a page gives to search. Where Pagefind finds the pages, each that may answer a query is loaded as such a file. */
export interface SearchPage {
  route: SearchRoute
  demos: SearchDemo[]
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

type SearchHintType = 'content' | 'title' | 'demo' | 'page'

/** What a result leads to. */
export type SearchThing = 'page' | 'section' | 'question' | 'prop' | 'demo'

/** One result (spec §3), with what the list needs besides: what it is, whose property it is, how well it fits. */
export interface SearchHint {
  type: SearchHintType
  link: string
  /** By the constants of the spec: 10 for a word in a title, 100 in the title of a page. Orders the groups of the navigation. */
  priority: number
  /** How likely it is what the reader wants. Orders the groups `best` and `near`. */
  relevance: number
  thing: SearchThing
  /** What a property belongs to: `Select`. Empty for everything else. */
  owner: string
  highlightTitleTexts: HighlightText[]
  highlightTexts: HighlightText[]
  pageTitle: string
}

/**
 * Results of one navigation entry (spec §3), or a group that its `kind` names: the best of all (`best`), results that
 * lack a word or have it in corrected spelling (`near`). Groups with a `kind` have an empty `title`; the theme has
 * words for them. No link is in two groups.
 */
export interface SearchGroup {
  title: string
  priority: number
  hints: SearchHint[]
  /** `all`, the default: a navigation entry whose hints contain every word. */
  kind?: 'best' | 'all' | 'near'
}
