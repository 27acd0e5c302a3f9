import type * as places from '../shared/carried-words.ts'
import { fillWords } from '../shared/fill-words.ts'
import { contentId, keyWords } from '../shared/markup.ts'

type Place = (typeof places)[keyof typeof places]

/** A word that the shown page carries, with its `{name}` places filled in; empty where the page carries none. */
export function readWord(place: Place, values: Readonly<Record<string, string>> = {}): string {
  const carried = document.querySelector<HTMLElement>(`#${contentId}`)?.dataset[keyWords] ?? ''
  return fillWords(carried.split('\n')[place] ?? '', values)
}
