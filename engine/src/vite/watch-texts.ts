import { existsSync } from 'node:fs'
import type { ViteDevServer } from 'vite'
import { watchFolder } from '../node/watch-folder.ts'

/**
 * Tells Vite's watcher, and whoever listens to it, what becomes of the texts below a folder (absolute), which that watcher
 * does not look into. The folder need not exist yet.
 */
export function watchTexts(folder: string, { watcher }: ViteDevServer): { close: () => void } {
  const open = (): ReturnType<typeof watchFolder> | undefined =>
    existsSync(folder)
      ? watchFolder(folder, (event, path) => {
          watcher.emit(event, path)
          watcher.emit('all', event, path)
        })
      : undefined
  let texts = open()
  watcher.on('all', (_, path) => {
    // It has come or gone.
    if (path !== folder) return
    texts?.close()
    texts = open()
  })
  return { close: () => texts?.close() }
}
