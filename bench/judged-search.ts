import { fileURLToPath } from 'node:url'
import type { SearchEngine, SearchResult } from 'vitrine/model'
import { createLocaleSearch, type createSearch } from 'vitrine/search'
import { type LoadedMetadata, loadSearchMetadata } from './load-search-metadata.ts'
import { crossQueries, judgedQueries, type JudgedQuery } from './search-queries.ts'

const siteFolder = fileURLToPath(new URL('../site', import.meta.url))

/** The judged queries of a locale, and the data to ask. */
export interface JudgedSite extends LoadedMetadata {
  /** What addresses of the locale begin with. */
  prefix: string
  queries: JudgedQuery[]
  /** Queries whose pages are not there yet. */
  waiting: number
}

/** Locales with judged queries. */
export const judgedLocales = Object.keys(judgedQueries)

/** The site in one locale with the queries whose answers it has. */
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
  const queries = all.filter(({ expected }) => expected.some((route) => addresses.has(toLink(prefix, route))))
  return { ...loaded, prefix, queries, waiting: all.length - queries.length }
}

function toLink(prefix: string, route: string): string {
  return (prefix + route).replace(/^(\/[\w-]+)\/(?=#|$)/, '$1') || '/'
}

/** A page counts with any of its anchors, an anchor only by itself. */
function isExpected(link: string, { expected }: JudgedQuery, prefix: string): boolean {
  const route = link.slice(prefix.length)
  return expected.some((wanted) => {
    if (wanted.includes('#')) return `${route.startsWith('#') ? '/' : ''}${route}` === wanted
    return (route.split(/[?#]/)[0] || '/') === wanted
  })
}

/** How many queries have an expected address on the first place, and among the first three. */
export interface Rate {
  first: number
  third: number
  /** Queries without one on the first place, and without one among the first three. */
  notFirst: string[]
  missed: string[]
}

/** Judges `answers`, lists of links in the order of `queries`. */
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

/** Links of a result in the order shown. */
export function listLinks(result: SearchResult | undefined): string[] {
  return result?.groups.flatMap(({ hints }) => hints.map(({ link }) => link)) ?? []
}

/** Queries in another language than the page's, each with the locale of the page. */
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
  // One after the other: only the newest query is answered.
  for (const { keywords, locale } of crossJudged) {
    answers.push(listLinks(await asked.get(locale)?.query(keywords)).map(dropLocale))
  }
  return answers
}

function createEngine(search: ReturnType<typeof createSearch>): SearchEngine {
  return { warm() {}, start() {}, close() {}, query: async (keywords) => search.find(keywords) }
}

/** The route of a link, whatever its locale. */
export function dropLocale(link: string): string {
  return judgedLocales.reduce((route, locale) => route.replace(`/${locale}`, ''), link)
}
