import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from './hash-files.ts'
import { readSealed, writeSealed } from './sealed-file.ts'
import { isDraft } from './write-whole.ts'

/** Stores the results of slow work on disk. A result is used again only for the same input and the same version of the code. */
export interface DiskCache {
  /** Gives the result for `input`. When it is not stored yet, `make` makes it. Both must be JSON. */
  remember: <Result>(kind: string, input: unknown, make: () => Result | Promise<Result>) => Promise<Result>
  /** Deletes every result that this run has not used, but nothing that another run is writing. */
  prune: () => void
}

/** A cache below `folder` (absolute). `version` must change whenever the code that makes the results changes. */
export function createDiskCache(folder: string, version: string): DiskCache {
  mkdirSync(folder, { recursive: true })
  const asked = new Set<string>()
  return {
    remember: async (kind, input, make) => {
      const name = `${kind}-${hashText(`${version}\0${JSON.stringify(input)}`)}.json`
      asked.add(name)
      const path = join(folder, name)
      const stored = readSealed(path)?.toString()
      const text = stored ?? JSON.stringify({ result: await make() })
      if (stored === undefined) writeSealed(path, text)
      // A result that was parsed from JSON needs a third of the memory. It is also exactly what later builds will get.
      return (JSON.parse(text) as { result: Awaited<ReturnType<typeof make>> }).result
    },
    prune: () => {
      for (const name of readdirSync(folder))
        if (!asked.has(name) && !isDraft(name)) rmSync(join(folder, name), { force: true })
    },
  }
}
