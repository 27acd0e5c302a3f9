import { loadChunk } from './load-chunk.client.ts'

/**
 * Loads a script of the site. `isLeaf` when no other script imports it. Rejects with `ChunkLoadError` when the script
 * cannot be loaded, and with the script's own error when its code throws.
 */
export function loadModule<Module>(src: string, isLeaf: boolean): Promise<Module> {
  const load = (address: string): Promise<Module> => import(/* @vite-ignore */ address) as Promise<Module>
  return loadChunk(src, { load, isLeaf, isOwnError })
}

/**
 * Each browser words a failed import differently, but the message of the `TypeError` always contains "import". A
 * `SyntaxError` means that an imported module is of another build and lacks an export.
 */
function isOwnError(error: unknown): boolean {
  return !(error instanceof SyntaxError || (error instanceof TypeError && /import/i.test(error.message)))
}
