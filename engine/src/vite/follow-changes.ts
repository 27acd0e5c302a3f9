import type { FSWatcher } from 'vite'
import { stampFile } from '../node/stamp-file.ts'

/** Milliseconds in which the watcher of Vite tells of one change of a file only, and a few more. */
const silence = 60

/**
 * Calls `changed` with what the watcher tells, and again when a file has changed once more without a word: an editor
 * empties a file and fills it a moment later, and of the two changes the watcher tells the first alone.
 */
export function followChanges(
  watcher: Pick<FSWatcher, 'on'>,
  changed: (event: string, path: string) => void,
): { close: () => void } {
  const looks = new Map<string, NodeJS.Timeout>()
  const follow = (event: string, path: string): void => {
    const stamp = stampFile(path)
    clearTimeout(looks.get(path))
    looks.set(
      path,
      setTimeout(() => {
        looks.delete(path)
        if (stampFile(path) !== stamp) follow('change', path)
      }, silence),
    )
    changed(event, path)
  }
  watcher.on('all', follow)
  return {
    close: () => {
      for (const look of looks.values()) clearTimeout(look)
    },
  }
}
