import { enUs } from './en-us.ts'
import type { Words } from './words.ts'
import { zhCn } from './zh-cn.ts'

/** Words by locale id. */
export const catalogue: Readonly<Record<string, Words>> = { 'en-US': enUs, 'zh-CN': zhCn }

/** A line for each locale whose interface speaks another language, for want of words. */
export function describeBorrowedWords(locales: readonly string[]): string[] {
  const known = Object.keys(catalogue)
  return locales
    .filter((locale) => known.every((id) => languageOf(id) !== languageOf(locale)))
    .map((locale) => `the interface of ${locale} speaks English: the engine has words for ${known.join(', ')}`)
}

function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale
}

/** The words of a locale. A locale without words gets those of the nearest language, or English. */
export function wordsOf(locale: string): Words {
  const nearest = Object.keys(catalogue).find((id) => languageOf(id) === languageOf(locale))
  return catalogue[locale] ?? (nearest === undefined ? undefined : catalogue[nearest]) ?? enUs
}
