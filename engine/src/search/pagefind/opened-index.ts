import type { SearchPage } from '../../model/search.ts'
import type { AskPagefind } from './find-pages.ts'

/** An index in parts that answers. Everything that is asked throws when one of its files does not come. */
export interface OpenedIndex {
  ask: AskPagefind
  /** What a page that was found gives to search. */
  readPage: (id: string) => Promise<SearchPage>
  close: () => void
}

/** Pages that are kept for the next query. */
const mostPages = 200

/** Keeps what `load` gave for the newest names, `most` at most, so that the next query need not ask for it. */
export function keepNewest<Value>(
  load: (name: string) => Promise<Value>,
  most = mostPages,
): (name: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (name) => {
    const value = known.get(name) ?? load(name)
    // The one that was asked for last goes last.
    known.delete(name)
    known.set(name, value)
    if (known.size > most) known.delete(known.keys().next().value ?? name)
    return value
  }
}
