import { fileURLToPath } from 'node:url'
import type { SearchEngine, SearchResult } from 'vitrine/model'
import { createLocaleSearch, type createSearch } from 'vitrine/search'
import { type LoadedMetadata, loadSearchMetadata } from './load-search-metadata.ts'
import { readerQueries } from './reader-queries.ts'
import { askedQueries, crossQueries, judgedQueries, type JudgedQuery } from './search-queries.ts'

const siteFolder = fileURLToPath(new URL('../site', import.meta.url))

/** The judged queries of a locale, and the search data. */
export interface JudgedSite extends LoadedMetadata {
  /** The beginning of all addresses of the locale. */
  prefix: string
  queries: JudgedQuery[]
  /** Queries that were added later, because readers asked them. */
  asked: JudgedQuery[]
  /** Queries in the words of readers who have a problem. */
  troubled: JudgedQuery[]
  /** Number of queries whose pages do not exist yet. */
  waiting: number
}

/** Locales with judged queries. */
export const judgedLocales = Object.keys(judgedQueries)

/** The site in one locale, with those judged queries whose pages exist. */
export function loadJudgedSite(locale: string): JudgedSite {
  const loaded = loadSearchMetadata(siteFolder, locale)
  const prefix = locale === 'zh-CN' ? '' : `/${locale}`
  const addresses = new Set(
    loaded.metadata.routes.flatMap(({ link, sections, props }) => [
      link,
      ...[...sections, ...props].map(({ id }) => `${link}#${id}`),
    ]),
  )
  const all = judgedQueries[locale] ?? []
  const hasPage = ({ expected }: JudgedQuery): boolean => expected.some((route) => addresses.has(toLink(prefix, route)))
  const queries = all.filter(hasPage)
  return {
    ...loaded,
    prefix,
    queries,
    asked: (askedQueries[locale] ?? []).filter(hasPage),
    troubled: (readerQueries[locale] ?? []).filter(hasPage),
    waiting: all.length - queries.length,
  }
}

function toLink(prefix: string, route: string): string {
  return (prefix + route).replace(/^(\/[\w-]+)\/(?=#|$)/, '$1') || '/'
}

/** An expected page matches with any anchor. An expected anchor matches only itself. */
function isExpected(link: string, { expected }: JudgedQuery, prefix: string): boolean {
  const route = link.slice(prefix.length)
  return expected.some((wanted) => {
    if (wanted.includes('#')) return `${route.startsWith('#') ? '/' : ''}${route}` === wanted
    return (route.split(/[?#]/)[0] || '/') === wanted
  })
}

/** How many queries have an expected address in the first place, and how many among the first three. */
export interface Rate {
  first: number
  third: number
  /** Queries without an expected address in the first place, and queries without one among the first three. */
  notFirst: string[]
  missed: string[]
}

/** Rates `answers`, which are lists of links in the order of `queries`. */
export function rateAnswers(queries: readonly JudgedQuery[], answers: readonly string[][], prefix: string): Rate {
  const rate: Rate = { first: 0, third: 0, notFirst: [], missed: [] }
  queries.forEach((query, at) => {
    const place = (answers[at] ?? []).findIndex((link) => isExpected(link, query, prefix))
    if (place === 0) rate.first++
    else rate.notFirst.push(query.keywords)
    if (place >= 0 && place < 3) rate.third++
    else rate.missed.push(query.keywords)
  })
  return rate
}

/** Links of a result, in the order in which they are shown. */
export function listLinks(result: SearchResult | undefined): string[] {
  return result?.groups.flatMap(({ hints }) => hints.map(({ link }) => link)) ?? []
}

/** Queries in another language than the page's, with the locale of the page. */
export const crossJudged = Object.entries(crossQueries).flatMap(([locale, queries]) =>
  queries.map((query) => ({ ...query, locale })),
)

/** Answers to `crossJudged` as routes without locale. */
export async function askCross(searches: ReadonlyMap<string, ReturnType<typeof createSearch>>): Promise<string[][]> {
  const engines = Array.from(searches, ([locale, search]) => ({ locale, engine: createEngine(search) }))
  const asked = new Map(
    engines.map((own) => [
      own.locale,
      createLocaleSearch(
        own,
        engines.filter((each) => each !== own),
      ),
    ]),
  )
  const answers: string[][] = []
  // One after the other, because the engine answers only the newest query.
  for (const { keywords, locale } of crossJudged) {
    answers.push(listLinks(await asked.get(locale)?.query(keywords)).map(dropLocale))
  }
  return answers
}

function createEngine(search: ReturnType<typeof createSearch>): SearchEngine {
  return { warm() {}, start() {}, close() {}, query: async (keywords) => search.find(keywords) }
}

/** The route of a link, without its locale. */
export function dropLocale(link: string): string {
  return judgedLocales.reduce((route, locale) => route.replace(`/${locale}`, ''), link)
}
