import * as word from '../../shared/carried-words.ts'
import { readWord } from '../../islands/read-word.client.ts'

/** The words of the search box. */
export type SearchWords = ReturnType<typeof readSearchWords>

/** Reads the words from the page. */
export function readSearchWords() {
  return {
    searchUnavailable: readWord(word.searchUnavailable),
    retry: readWord(word.retry),
    searchLoading: readWord(word.searchLoading),
    searchEmpty: readWord(word.searchEmpty),
    searchCount: readWord(word.searchCount),
    searchCountOne: readWord(word.searchCountOne),
    searchBest: readWord(word.searchBest),
    searchNear: readWord(word.searchNear),
    searchAlike: readWord(word.searchAlike),
    searchOther: readWord(word.searchOther),
    searchResults: readWord(word.searchResults),
    searchSlash: readWord(word.searchSlash),
    searchKeys: readWord(word.searchKeys),
  }
}
