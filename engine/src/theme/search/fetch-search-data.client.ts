import { loadChunk } from '../../islands/load-chunk.client.ts'
import type { SearchStart } from '../../model/search.ts'

/**
 * Downloads the data of search (`address`), with the tries and the time limit of everything that comes later. `onStart`
 * gets what the field offers before a query; the rest is for the engine.
 */
export async function fetchSearchData<Data extends { start: SearchStart }>(
  address: string,
  signal: AbortSignal,
  onStart: ((start: SearchStart) => void) | undefined,
): Promise<Omit<Data, 'start'>> {
  const load = (from: string): Promise<Data> => fetchJson<Data>(from, signal)
  const { start, ...data } = await loadChunk(address, { load, isLeaf: true, isOwnError: isAnswered })
  // The file of another version may lack it, and what the rest lacks is said by who reads it.
  if ((start as SearchStart | undefined) !== undefined) onStart?.(start)
  return data
}

async function fetchJson<Data>(address: string, signal: AbortSignal): Promise<Data> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`The search data answered with status ${response.status}: ${address}`)
  return (await response.json()) as Data
}

/** A `TypeError` means that there was no answer at all. A wrong answer would be the same when asked for again. */
function isAnswered(error: unknown): boolean {
  return !(error instanceof TypeError)
}
