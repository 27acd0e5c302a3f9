import type {
  SearchDemo,
  SearchHint,
  SearchMetadata,
  SearchProp,
  SearchRoute,
  SearchRouteSection,
} from '../../src/model/search.ts'
import type { Search } from '../../src/search/create-search.ts'

/** A page. Properties that are not given are empty. */
export function createRoute(given: Partial<SearchRoute> & { link: string }): SearchRoute {
  return { title: '', description: '', keywords: [], navPath: '/', sections: [], props: [], ...given }
}

/** A section with these paragraphs. */
export function createSection(id: string, title: string, ...paragraphs: string[]): SearchRouteSection {
  return { id, title, paragraphs }
}

/** A row of the reference table `Select`. */
export function createProp(name: string, description = ''): SearchProp {
  return { id: `select-${name.toLowerCase()}`, name, owner: 'Select', description }
}

/** A demo of a page. Properties that are not given are empty. */
export function createDemo(given: Partial<SearchDemo> & { id: string; route: string }): SearchDemo {
  return { title: '', description: '', keywords: [], ...given }
}

/** The data of a site. It has one navigation entry, unless others are given. */
export function createMetadata(given: Partial<SearchMetadata>): SearchMetadata {
  return { routes: [], demos: [], nav: [{ title: 'Docs', path: '/' }], ...given }
}

/** All results of a query, in the order in which they are shown. */
export function listHints(search: Search, keywords: string): SearchHint[] {
  return search.find(keywords).groups.flatMap(({ hints }) => hints)
}

/** The links of these results. */
export function listLinks(search: Search, keywords: string): string[] {
  return listHints(search, keywords).map(({ link }) => link)
}
