import type { SearchEngine, SearchResult } from './search-engine.ts'

/** A result, and the locale it comes from when that is not the page's own. */
export interface LocaleResult extends SearchResult {
  locale?: string
}

export interface LocaleEngine {
  /** Locale id: `en-US`. */
  locale: string
  engine: SearchEngine
}

export interface LocaleSearch extends SearchEngine {
  query(keywords: string): Promise<LocaleResult | undefined>
}

/**
 * Asks the page's own language; what it does not find at all is looked for in the others, in their order. Their data is
 * downloaded only then. Another language that is unavailable is not an error: the page's own answer stands.
 */
export function createLocaleSearch(own: SearchEngine, others: readonly LocaleEngine[]): LocaleSearch {
  let newest = 0
  return {
    warm: () => own.warm(),
    start: () => own.start(),
    async query(keywords) {
      const id = ++newest
      const result = await own.query(keywords)
      if (result === undefined || result.total > 0 || keywords.trim() === '') return result
      for (const { locale, engine } of others) {
        const other = await engine.query(keywords).catch(() => undefined)
        if (id !== newest) return undefined
        if (other !== undefined && other.total > 0) return { ...other, locale }
      }
      return result
    },
    close() {
      newest++
      own.close()
      for (const { engine } of others) engine.close()
    },
  }
}
