import { english } from './words-en.ts'
import { chinese } from './words-zh.ts'
import type { StudioWords } from './words.ts'

/** The words in the language of a page. */
export function readStudioWords(locale: string): StudioWords {
  return locale === 'zh-CN' ? chinese : english
}

/** All languages, for what the visit says on pages of either. */
export const visitWords: Readonly<Record<string, StudioWords['visit']>> = {
  'zh-CN': chinese.visit,
  'en-US': english.visit,
}
