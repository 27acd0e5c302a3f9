/** What the server loader has said about the page: nothing yet, its JSON, or why there is none. */
export type ServerData =
  | { state: 'pending' }
  | { state: 'fulfilled'; data: unknown }
  | { state: 'rejected'; reason: 'unreachable' | 'status' | 'not-json' | 'time-out'; error: Error }

/** The state before there is an answer; the same object each time. */
export const pendingData: ServerData = { state: 'pending' }

let current: ServerData = pendingData
const listeners = new Set<() => void>()

/** What is known now. */
export function readServerData(): ServerData {
  return current
}

/** Sets what is known and tells the islands. */
export function writeServerData(data: ServerData): void {
  current = data
  for (const listener of listeners) listener()
}

/** Calls `listener` after each change. Returns what ends it. */
export function watchServerData(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
