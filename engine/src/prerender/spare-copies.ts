import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { emptyContent } from '../shared/empty-content.ts'

/** The site for the thread that draws: of its pages only what other pages show of them. Each page is sent when it is drawn. */
export function spareSite(site: Site): Site {
  const [first] = site.pages
  if (first === undefined) return site
  // An object that stands in many places is copied once.
  const { frontmatter, nav } = first
  const pages = site.pages.map(
    ({ route, locale, contentLocale, path, description, content: { apis, playgrounds, showsIndex } }): Page => ({
      route,
      locale,
      contentLocale,
      path,
      description,
      frontmatter,
      nav,
      title: '',
      toc: false,
      filename: '',
      lastUpdated: undefined,
      hero: undefined,
      trees: '',
      markdown: '',
      content:
        showsIndex || apis.length + playgrounds.length > 0
          ? { ...emptyContent, apis, playgrounds, showsIndex }
          : emptyContent,
    }),
  )
  return { ...site, pages }
}

/** A page for the thread that draws, without what is for search and for programs. */
export function sparePage(page: Page): Page {
  return { ...page, markdown: '', cached: undefined, content: { ...page.content, sections: [] } }
}
