import type { LocaleSearch, SearchEngine } from '../../model/search-engine.ts'

/** The engine that answers in one language. */
export interface LocaleEngine {
  /** Locale id: `en-US`. */
  locale: string
  engine: SearchEngine
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u

/** Typed in another script than the page's: Chinese on an English page, nothing but English on a Chinese one. */
function isForeign(keywords: string, locale: string): boolean {
  return unspaced.test(keywords) !== /^(?:zh|ja|ko|th)\b/.test(locale)
}

/**
 * Asks the page's own language; what it does not find at all is looked for in the others, in their order. So is what is
 * typed in another script and found only in part: a whole answer elsewhere is better. The data of other languages is
 * downloaded only then. One that is unavailable is not an error: the page's own answer stands.
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
