import { enUs } from './en-us.ts'
import type { Words } from './words.ts'
import { zhCn } from './zh-cn.ts'

/** Words by locale id. */
export const catalogue: Readonly<Record<string, Words>> = { 'en-US': enUs, 'zh-CN': zhCn }

/** The words of a locale. A locale without words gets those of the nearest language, or English. */
export function wordsOf(locale: string): Words {
  const language = locale.split('-')[0] ?? locale
  const nearest = Object.keys(catalogue).find((id) => id.startsWith(`${language}-`))
  return catalogue[locale] ?? (nearest === undefined ? undefined : catalogue[nearest]) ?? enUs
}
