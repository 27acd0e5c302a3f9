import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs'
import { join, sep } from 'node:path'

/** What has become of a file. */
export type FileEvent = 'add' | 'change' | 'unlink'

/** Editors write a file in several steps, which are one edit. Milliseconds. */
const stepTime = 10

/**
 * Tells of each file below a folder (absolute) that is new, has changed or is gone, until it is closed. It listens to
 * folders only: to listen to each of ten thousand files takes a second of a processor.
 */
export function watchFolder(root: string, tell: (event: FileEvent, path: string) => void): { close: () => void } {
  const folders = new Map<string, FSWatcher>()
  const files = new Set<string>()
  /** Paths that something has happened to, and whether they may have come or gone. */
  const touched = new Map<string, boolean>()
  let timer: NodeJS.Timeout | undefined

  const listen = (folder: string): FSWatcher => {
    const watcher = watch(folder, (event, name) => {
      if (name === null) return
      const path = join(folder, name)
      touched.set(path, event === 'rename' || touched.get(path) === true)
      timer ??= setTimeout(look, stepTime)
    })
    // A folder that is gone. The one around it tells of it.
    return watcher.on('error', () => watcher.close())
  }

  /** Listens to a folder and to those in it. Gives all of their files. */
  const open = (folder: string): string[] => {
    folders.set(folder, listen(folder))
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? open(path) : [path]
    })
  }

  /** Ends what is known of a path, and of what is below it when it was a folder. Gives the files. */
  const forget = (path: string): string[] => {
    if (!folders.has(path)) return files.delete(path) ? [path] : []
    const isBelow = (each: string): boolean => each === path || each.startsWith(path + sep)
    for (const [folder, watcher] of folders) {
      if (!isBelow(folder)) continue
      watcher.close()
      folders.delete(folder)
    }
    const gone = [...files].filter(isBelow)
    for (const file of gone) files.delete(file)
    return gone
  }

  const look = (): void => {
    timer = undefined
    const paths = [...touched]
    touched.clear()
    for (const [path, isMoved] of paths) {
      const found = lstatSync(path, { throwIfNoEntry: false })
      // Some systems tell of a folder when something in it has changed, which that folder tells itself.
      if (found?.isDirectory() === true && folders.has(path) && !isMoved) continue
      const before = new Set(forget(path))
      const now = found === undefined ? [] : found.isDirectory() ? open(path) : [path]
      for (const file of now) {
        files.add(file)
        tell(before.delete(file) ? 'change' : 'add', file)
      }
      for (const file of before) tell('unlink', file)
    }
  }

  for (const file of open(root)) files.add(file)
  return {
    close: () => {
      clearTimeout(timer)
      for (const watcher of folders.values()) watcher.close()
    },
  }
}
