import { unwatchFile, watchFile } from 'node:fs'
import { hashFiles } from '../node/hash-files.ts'
import { listConfigFiles } from './import-config.ts'

/** Milliseconds between two looks at the files. */
const interval = 300

/**
 * Calls `onEdit` after each edit of the configuration or of a file that it imports, one call after the other. `root` is
 * the absolute path of the site folder. Returns a function that ends it.
 */
export function watchConfig(root: string, onEdit: () => Promise<void>): () => void {
  let known = hashFiles(listConfigFiles(root))
  let watched: string[] = []
  let last = Promise.resolve()
  const look = async (): Promise<void> => {
    const now = hashFiles(listConfigFiles(root))
    if (now === known) return
    known = now
    watch()
    await onEdit()
    // An edit that came meanwhile.
    await look()
  }
  const notice = (): void => {
    last = last.then(look)
  }
  const end = (): void => {
    for (const file of watched) unwatchFile(file, notice)
  }
  const watch = (): void => {
    end()
    watched = listConfigFiles(root)
    // It looks at the files instead of waiting for the system to tell: no edit is lost, however a program writes it.
    for (const file of watched) watchFile(file, { interval }, notice)
  }
  watch()
  return end
}
