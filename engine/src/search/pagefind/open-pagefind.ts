import type { PagefindMetadata, SearchPage } from '../../model/search.ts'
import { keepNewest, type OpenedIndex } from './opened-index.ts'

/** The part of Pagefind's own script that is used here. */
interface PagefindScript {
  createInstance: (options: { basePath: string; metaCacheTag: string; noWorker: boolean }) => PagefindInstance
}

interface PagefindInstance {
  filters: () => Promise<unknown>
  search: (words: string) => Promise<{ results: { id: string; score: number }[] }>
  destroy: () => Promise<void>
}

/**
 * Loads Pagefind's script, its WebAssembly and the list of the parts of its index. Everything that is asked throws when
 * one of its files does not come.
 */
export async function openPagefind({ folder, version }: PagefindMetadata): Promise<OpenedIndex> {
  const requests = watchRequests(folder)
  const script = (await import(/* @vite-ignore */ `${folder}pagefind.js?v=${version}`)) as PagefindScript
  // Pagefind would start a worker of its own, but this is one already.
  const instance = script.createInstance({ basePath: folder, metaCacheTag: version, noWorker: true })
  // It has no other call that waits for the beginning. There are no filters to load.
  await requests.check(instance.filters())
  const load = async (id: string): Promise<SearchPage> => {
    const response = await fetch(`${folder}pages/${id}.json`)
    return (await response.json()) as SearchPage
  }
  return {
    ask: async (words) => {
      const { results } = await requests.check(instance.search(words))
      return results.map(({ id, score }) => ({ id, score }))
    },
    readPage: keepNewest((id) => requests.check(load(id))),
    close: () => void instance.destroy(),
  }
}

/** Files of Pagefind that did not come, by the folder of their index. */
const failures = new Map<string, string[]>()

/**
 * Pagefind tells nobody that a part of its index did not come: it answers with fewer pages. So its requests are watched
 * where they are made. `check` throws when one has failed while it waited.
 */
function watchRequests(folder: string): { check: <Result>(work: Promise<Result>) => Promise<Result> } {
  if (failures.size === 0) watchFetch()
  const failed = failures.get(folder) ?? []
  failures.set(folder, failed)
  return {
    check: async (work) => {
      const before = failed.length
      const settled = await work.then(
        (result) => ({ result }),
        (error: unknown) => ({ error }),
      )
      const address = failed[before]
      if (address !== undefined) throw new Error(`A part of the search index did not come: ${address}`)
      if ('error' in settled) throw settled.error
      return settled.result
    },
  }
}

function watchFetch(): void {
  const fetchPlain = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    const [, failed] = Array.from(failures).find(([folder]) => address.includes(folder)) ?? []
    try {
      const response = await fetchPlain(input, init)
      if (!response.ok) failed?.push(`${address} (${response.status})`)
      return response
    } catch (error) {
      failed?.push(address)
      throw error
    }
  }
}
