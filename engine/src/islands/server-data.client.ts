/** What the server loader has said about the page: nothing yet, its JSON, or why there is none. */
export type ServerData =
  | { state: 'pending' }
  | { state: 'fulfilled'; data: unknown }
  | { state: 'rejected'; reason: 'unreachable' | 'status' | 'not-json' | 'time-out'; error: Error }

/** The state before there is an answer, and on pages that ask nothing; the same object each time. */
export const pendingData: ServerData = { state: 'pending' }

/** An element that leaves the document together with the page it stands for. */
export type PageMark = Pick<Element, 'isConnected'>

interface Store {
  data: ServerData
  /** The page that the data is about. */
  page: PageMark | undefined
  listeners: Set<() => void>
}

const key = Symbol.for('vitrine:server-data')

/** Kept on the window: after a deploy islands of the new build bring a copy of this file of their own. */
function openStore(): Store {
  const place = globalThis as { [key]?: Store }
  place[key] ??= { data: pendingData, page: undefined, listeners: new Set() }
  return place[key]
}

/** What is known now of the page that is shown. */
export function readServerData(): ServerData {
  const { data, page } = openStore()
  // Until the next page has asked, the store holds what was said of the one before.
  return page?.isConnected === true ? data : pendingData
}

/** Sets what is known of a page and tells the islands. */
export function writeServerData(data: ServerData, page: PageMark): void {
  const store = openStore()
  Object.assign(store, { data, page })
  for (const listener of store.listeners) listener()
}

/** Calls `listener` after each change. Returns what ends it. */
export function watchServerData(listener: () => void): () => void {
  const { listeners } = openStore()
  listeners.add(listener)
  return () => listeners.delete(listener)
}
