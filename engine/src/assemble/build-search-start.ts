import { wordsOf } from '../i18n/words-of.ts'
import type { SearchLink, SearchStart } from '../model/search.ts'
import type { Site } from '../model/site.ts'
import { toHref } from '../shared/addresses.ts'

const mostTasks = 6

/** What the search field offers in a locale before a query: tasks of the home page, and the page that lists the demos. */
export function buildSearchStart(site: Site, locale: string): SearchStart {
  const words = wordsOf(locale)
  const { base, locales } = site.config
  const toLink = (label: string, route: string): SearchLink => ({
    label,
    link: toHref(route, locale, { base, defaultLocale: locales[0]?.id ?? locale }),
  })
  const own = site.pages.filter((page) => page.locale === locale)
  const tasks = own.find(({ route }) => route === '/')?.hero?.tasks ?? []
  const index = own.find(({ content }) => content.showsIndex)
  return {
    tasks: tasks.slice(0, mostTasks).map(({ label, link }) => toLink(label, link)),
    ...(index === undefined ? {} : { browse: toLink(words.searchBrowse, index.route) }),
    words: {
      start: words.searchStart,
      recent: words.searchRecent,
      clear: words.searchRecentClear,
      tasks: words.heroLabel,
      prop: words.searchProp,
      unknown: words.searchUnknown,
    },
  }
}
