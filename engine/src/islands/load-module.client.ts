import { loadChunk } from './load-chunk.client.ts'

/**
 * Loads a script of the site. `isLeaf` when no other script imports it.
 * Rejects with `ChunkLoadError` when it cannot be had, else with what the script itself has thrown.
 */
export function loadModule<Module>(src: string, isLeaf: boolean): Promise<Module> {
  const load = (address: string): Promise<Module> => import(/* @vite-ignore */ address) as Promise<Module>
  return loadChunk(src, { load, isLeaf, isOwnError })
}

/** Browsers word a missing module differently, but all speak of an import; a module of another build does not fit: `SyntaxError`. */
function isOwnError(error: unknown): boolean {
  return !(error instanceof SyntaxError || (error instanceof TypeError && /import/i.test(error.message)))
}
