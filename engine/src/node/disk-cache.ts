import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashText } from './hash-files.ts'
import { readJson } from './read-json.ts'
import { writeWhole } from './write-whole.ts'

/** Keeps results of slow work on disk. A result is found again only for the same input and the same version of the code. */
export interface DiskCache {
  /** The result for `input`, made by `make` when it is not there yet. Both must be JSON. */
  remember: <Result>(kind: string, input: unknown, make: () => Result | Promise<Result>) => Promise<Result>
  /** Deletes every result this run did not ask for. */
  prune: () => void
}

/** A cache below `folder` (absolute). `version` changes whenever the code that makes the results does. */
export function createDiskCache(folder: string, version: string): DiskCache {
  mkdirSync(folder, { recursive: true })
  const asked = new Set<string>()
  return {
    remember: async (kind, input, make) => {
      const name = `${kind}-${hashText(`${version}\0${JSON.stringify(input)}`)}.json`
      asked.add(name)
      const path = join(folder, name)
      const stored = readJson(path) as { result: Awaited<ReturnType<typeof make>> } | undefined
      if (stored !== undefined) return stored.result
      const result = await make()
      const text = JSON.stringify({ result })
      writeWhole(path, text)
      // What was read back takes a third of the memory, and a first build sees what later ones will see.
      return (JSON.parse(text) as { result: typeof result }).result
    },
    prune: () => {
      for (const name of readdirSync(folder)) if (!asked.has(name)) rmSync(join(folder, name), { force: true })
    },
  }
}
