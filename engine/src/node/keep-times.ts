import { closeSync, fstatSync, openSync, readSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { listFolder } from './list-folder.ts'

/** What a new folder has that an old one has not, and the other way round. Paths below them, with `/`, sorted. */
export interface FolderChanges {
  /** Files that are new or have other bytes. */
  changed: string[]
  removed: string[]
}

/** A folder that is to take the place of another one, and its files. Absolute paths of folders. */
interface NewFolder {
  from: string
  files: readonly string[]
  /** Those that were taken from the old folder as they are. */
  kept: Pick<ReadonlySet<string>, 'has'>
  /** Need not exist. */
  old: string
}

/**
 * Gives the new files that have the same bytes as the old ones their times, so that whoever copies by time and size
 * copies what has changed and nothing else.
 */
export function keepTimes({ from, files, kept, old }: NewFolder): FolderChanges {
  const before = listFolder(old).files
  const changed = files.filter((file) => {
    if (kept.has(file)) return false
    const [path, earlier] = [join(from, file), join(old, file)]
    const isSame = before.has(file) && isEqual(path, earlier)
    // Whole seconds: of a fraction, the last digits are lost on the way from one file to another.
    const seconds = Math.floor((isSame ? statSync(earlier).mtimeMs : Date.now()) / 1000)
    utimesSync(path, seconds, seconds)
    return !isSame
  })
  const now = new Set(files)
  return { changed: changed.toSorted(), removed: [...before].filter((file) => !now.has(file)).toSorted() }
}

const pieces = [Buffer.allocUnsafe(1 << 16), Buffer.allocUnsafe(1 << 16)] as const

/** Piece by piece, up to the first that differs. */
function isEqual(path: string, other: string): boolean {
  const [one, two] = [openSync(path, 'r'), openSync(other, 'r')]
  try {
    if (fstatSync(one).size !== fstatSync(two).size) return false
    for (;;) {
      const count = readSync(one, pieces[0])
      if (readSync(two, pieces[1]) !== count || pieces[0].compare(pieces[1], 0, count, 0, count) !== 0) return false
      if (count === 0) return true
    }
  } finally {
    closeSync(one)
    closeSync(two)
  }
}
