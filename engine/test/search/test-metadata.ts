import type { SearchDemo, SearchMetadata, SearchProp, SearchRoute, SearchRouteSection } from '../../src/model/search.ts'
import type { Search } from '../../src/search/create-search.ts'

/** For tests: a route with everything that is not given left empty. */
export function createRoute(given: Partial<SearchRoute> & { link: string }): SearchRoute {
  return { title: '', description: '', keywords: [], navPath: '/', sections: [], props: [], ...given }
}

/** For tests: a section of one paragraph. */
export function createSection(id: string, title: string, ...paragraphs: string[]): SearchRouteSection {
  return { id, title, paragraphs }
}

/** For tests: a row of the table of `Select`. */
export function createProp(name: string, description = ''): SearchProp {
  return { id: `select-${name.toLowerCase()}`, name, owner: 'Select', description }
}

/** For tests: a demo of a page. */
export function createDemo(given: Partial<SearchDemo> & { id: string; route: string }): SearchDemo {
  return { title: '', description: '', keywords: [], ...given }
}

/** For tests: pages with one navigation entry, unless others are given. */
export function createMetadata(given: Partial<SearchMetadata>): SearchMetadata {
  return { routes: [], demos: [], nav: [{ title: 'Docs', path: '/' }], ...given }
}

/** For tests: all links of an answer, in the order shown. */
export function listLinks(search: Search, keywords: string): string[] {
  return search.find(keywords).groups.flatMap(({ hints }) => hints.map(({ link }) => link))
}
