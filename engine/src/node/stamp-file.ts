import { statSync } from 'node:fs'

/** Changes with a file. An edit that keeps the size and sets the time back still changes the time of the change. */
export function stampFile(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat === undefined ? 'gone' : [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino].join(' ')
}
