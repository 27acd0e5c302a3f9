import type { SearchMemory } from './memory.client.ts'

/** Keeps query and place in the history entry that is about to be left. */
export function rememberSearch(memory: SearchMemory): void {
  history.replaceState({ ...readState(), search: memory }, '')
}

/** The reader has closed the list: coming back to this page shall not open it. */
export function forgetSearch(): void {
  const { search, ...rest } = readState()
  if (search !== undefined) history.replaceState(rest, '')
}

function readState(): { search?: SearchMemory } {
  return (history.state as { search?: SearchMemory } | null) ?? {}
}
