import type { PlayWords } from './words.ts'
import { chinese } from './words-zh.ts'
import { english } from './words-en.ts'

/** The words of the playground in the reader's language. */
export function readPlayWords(locale: string): PlayWords {
  return locale.startsWith('zh') ? chinese : english
}
