import type { LocaleSearch, SearchEngine } from '../../model/search-engine.ts'

/** The engine that answers in one language. */
export interface LocaleEngine {
  /** Locale id: `en-US`. */
  locale: string
  engine: SearchEngine
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u

/** True when a query is in another script than the page: Chinese on an English page, or only English on a Chinese page. */
function isForeign(keywords: string, locale: string): boolean {
  return unspaced.test(keywords) !== /^(?:zh|ja|ko|th)\b/.test(locale)
}

/**
 * Asks the engine of the page's own language. The other languages are asked, in their order, when it finds nothing,
 * or when the query is in another script and it finds only some of the words: a complete answer in another language
 * is better then. Their data is downloaded only in these cases. When another language is unavailable, that is no
 * error, and the page's own answer is used.
 */
export function createLocaleSearch(
  { locale: page, engine: own }: LocaleEngine,
  others: readonly LocaleEngine[],
): LocaleSearch {
  let newest = 0
  return {
    warm: () => own.warm(),
    start: () => own.start(),
    async query(keywords) {
      const id = ++newest
      const result = await own.query(keywords)
      if (result === undefined || keywords.trim() === '') return result
      const isNothing = result.total === 0
      if (!isNothing && (result.mode === 'all' || !isForeign(keywords, page))) return result
      for (const { locale, engine } of others) {
        const other = await engine.query(keywords).catch(() => undefined)
        if (id !== newest) return undefined
        if (other !== undefined && other.total > 0 && (isNothing || other.mode === 'all')) return { ...other, locale }
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
