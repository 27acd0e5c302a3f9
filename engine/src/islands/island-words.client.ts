import { dataWords, keyWords } from '../shared/markup.ts'

/** What an island may have to say, in the page's language. Travels as JSON in the page. */
export interface IslandWords {
  demoFailed: string
  demoFailedDetail: string
  demoLoadFailed: string
  /** Said when a page the reader wants to go to cannot be had. */
  pageLoadFailed: string
  retry: string
}

/** Reads the words of the page an element stands in; empty words when the page has none. */
export function readIslandWords(element: Element): IslandWords {
  const json = element.closest<HTMLElement>(`[${dataWords}]`)?.dataset[keyWords]
  return JSON.parse(json ?? '{}') as IslandWords
}
