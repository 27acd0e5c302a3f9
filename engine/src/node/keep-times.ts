import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync, utimesSync } from 'node:fs'
import { join, sep } from 'node:path'

/** What a new folder has that an old one has not, and the other way round. Paths below them, with `/`, sorted. */
export interface FolderChanges {
  /** Files that are new or have other bytes. */
  changed: string[]
  removed: string[]
}

/**
 * Gives the files of the folder `from` that have the same bytes as those of the folder `old` (absolute paths; `old` need
 * not exist) their times, so that whoever copies by time and size copies what has changed and nothing else.
 */
export function keepTimes(from: string, old: string): FolderChanges {
  const before = new Set(listFiles(old))
  const now = listFiles(from)
  const changed = now.filter((file) => {
    const [path, earlier] = [join(from, file), join(old, file)]
    const isKept = before.has(file) && isEqual(path, earlier)
    // Whole seconds: of a fraction, the last digits are lost on the way from one file to another.
    const seconds = Math.floor((isKept ? statSync(earlier).mtimeMs : Date.now()) / 1000)
    utimesSync(path, seconds, seconds)
    return !isKept
  })
  const kept = new Set(now)
  return { changed, removed: [...before].filter((file) => !kept.has(file)) }
}

function listFiles(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .toSorted()
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
