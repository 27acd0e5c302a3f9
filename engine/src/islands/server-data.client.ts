/** The answer of the server loader about the page: still to come, its JSON, or the reason why there is none. */
export type ServerData =
  | { state: 'pending' }
  | { state: 'fulfilled'; data: unknown }
  | { state: 'rejected'; reason: 'unreachable' | 'status' | 'not-json' | 'time-out'; error: Error }

/**
 * The state before there is an answer, and on pages that have no server loader. Always the same object, as
 * `useSyncExternalStore` demands.
 */
export const pendingData: ServerData = { state: 'pending' }

/** An element that is in the document exactly as long as its page is shown. */
export type PageMark = Pick<Element, 'isConnected'>

interface Store {
  data: ServerData
  /** The page that the data is about. */
  page: PageMark | undefined
  listeners: Set<() => void>
}

const key = Symbol.for('vitrine:server-data')

/**
 * The store is kept on `globalThis`: after a deploy, islands of the new build bring their own copy of this file, and
 * both copies must share one store.
 */
function openStore(): Store {
  const place = globalThis as { [key]?: Store }
  place[key] ??= { data: pendingData, page: undefined, listeners: new Set() }
  return place[key]
}

/** The answer for the page that is shown, as far as it is known now. */
export function readServerData(): ServerData {
  const { data, page } = openStore()
  // Until the new page has asked, the store still holds the answer for the page before.
  return page?.isConnected === true ? data : pendingData
}

/** Stores the answer for a page and tells the islands. */
export function writeServerData(data: ServerData, page: PageMark): void {
  const store = openStore()
  Object.assign(store, { data, page })
  for (const listener of store.listeners) listener()
}

/** Calls `listener` after each change. Returns the function that stops it. */
export function watchServerData(listener: () => void): () => void {
  const { listeners } = openStore()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
