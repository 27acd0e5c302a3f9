import type { Words } from '../../i18n/words.ts'
import { keyWords } from '../../shared/markup.ts'

/** What the search box says, in the order in which the words travel with the field. The first two are for when nothing else comes. */
export const searchWordNames = [
  'searchUnavailable',
  'retry',
  'searchLoading',
  'searchEmpty',
  'searchCount',
  'searchCountOne',
  'searchBest',
  'searchSome',
  'searchFuzzy',
  'searchOther',
  'searchResults',
  'searchSlash',
  'searchKeys',
] as const satisfies readonly (keyof Words)[]

/** The same by name. */
export type SearchWords = Record<(typeof searchWordNames)[number], string>

/** The words a search field carries: JSON of an array, without the names, because every page pays for them. */
export function writeSearchWords(words: Words): string {
  return JSON.stringify(searchWordNames.map((name) => words[name]))
}

/** Reads what `writeSearchWords` has written. */
export function readSearchWords(field: HTMLElement): SearchWords {
  const texts = JSON.parse(field.dataset[keyWords] ?? '[]') as string[]
  return Object.fromEntries(searchWordNames.map((name, index) => [name, texts[index] ?? ''])) as SearchWords
}
