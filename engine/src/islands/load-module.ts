import { loadChunk } from './load-chunk.ts'

/**
 * Loads a script of the site and, at once, what it will import. `isLeaf` when no other script imports it.
 * Rejects with `ChunkLoadError` when it cannot be had, else with what the script itself has thrown.
 */
export function loadModule<Module>(src: string, preload: readonly string[], isLeaf: boolean): Promise<Module> {
  preloadModules(preload)
  return loadChunk(src, {
    load: (address) => import(/* @vite-ignore */ address) as Promise<Module>,
    isLeaf,
    isOwnError,
  })
}

/** Fetches scripts without running them. Each is asked for once. */
export function preloadModules(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (preloaded.has(href)) continue
    preloaded.add(href)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.onload = link.onerror = () => link.remove()
    document.head.append(link)
  }
}

const preloaded = new Set<string>()

/** Splits the list that a page carries in an attribute. */
export function toAddresses(list: string | undefined): string[] {
  return list === undefined || list === '' ? [] : list.split(' ')
}

/** Browsers word a missing module differently, but all speak of an import; a module of another build does not fit: `SyntaxError`. */
function isOwnError(error: unknown): boolean {
  return !(error instanceof SyntaxError || (error instanceof TypeError && /import/i.test(error.message)))
}
