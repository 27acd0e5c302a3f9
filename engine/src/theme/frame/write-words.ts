import * as places from '../../shared/carried-words.ts'

/** Names of the words that pages carry. */
export type CarriedName = keyof typeof places

/**
 * The words that a page carries for the browser, as one text: a line for each, in the order of their places. `last` is the
 * last place that the page has a use for.
 */
export function writeWords(words: Readonly<Record<CarriedName, string>>, last = Infinity): string {
  const entries = Object.entries(places) as [CarriedName, number][]
  return entries
    .filter(([, place]) => place <= last)
    .toSorted(([, a], [, b]) => a - b)
    .map(([name]) => words[name])
    .join('\n')
}
