import type { SearchMemory } from './memory.client.ts'

/** Stores the query and the active result in the history entry that the reader is about to leave. */
export function rememberSearch(memory: SearchMemory): void {
  history.replaceState({ ...readState(), search: memory }, '')
}

/** The reader has closed the list. It must not open when the reader comes back to this page. */
export function forgetSearch(): void {
  const { search, ...rest } = readState()
  if (search !== undefined) history.replaceState(rest, '')
}

function readState(): { search?: unknown } {
  return (history.state as { search?: unknown } | null) ?? {}
}
