import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listAddresses } from '../assemble/list-addresses.ts'
import { wordsOf } from '../i18n/words-of.ts'
import type { KeptFile, OfflineManifest } from '../model/offline.ts'
import type { Site } from '../model/site.ts'
import { hashText } from '../node/hash-files.ts'
import { versionPlace } from '../offline/names.ts'

/** What the files for reading without a connection are made from, besides all files of the site. */
export interface OfflineParts extends Pick<OfflineManifest, 'addresses' | 'words'> {
  /** Code of the worker, with a place for the version. */
  worker: string
  /** Paths of files below the output folder that are for programs, and that no page needs. */
  unneeded: readonly string[]
}

/** What the site tells for reading without a connection. */
export function listOfflineParts(site: Site, worker: string, unneeded: readonly string[]): OfflineParts {
  return {
    worker,
    unneeded,
    addresses: listAddresses(site).map(({ path, aliases }) => [path, ...aliases]),
    words: Object.fromEntries(site.config.locales.map(({ id }) => [id, wordsOf(id).offline])),
  }
}

/** The digits of a hash that the worker compares. */
const digits = 16

/**
 * The manifest and the worker of this build. Equal files give equal texts. `directory` is the absolute path of the output,
 * with the compressed copies of its files.
 */
export function buildOffline(
  directory: string,
  { worker, unneeded, addresses, words }: OfflineParts,
): Record<'manifest' | 'worker', string> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
  const left = new Set([...unneeded, ...names.flatMap((path) => [`${path}.br`, `${path}.gz`])])
  const kept = names.filter((path) => !left.has(path) && isForReaders(path)).toSorted()
  const files = kept.map((path): KeptFile => {
    const bytes = readFileSync(join(directory, path))
    return [path, hashText(bytes).slice(0, digits), bytes.length]
  })
  const content: Omit<OfflineManifest, 'version'> = {
    bytes: files.reduce((sum, [, , bytes]) => sum + bytes, 0),
    sent: kept.reduce((sum, path) => sum + weighCopy(join(directory, path)), 0),
    files,
    addresses,
    words,
  }
  const version = hashText(JSON.stringify(content) + worker).slice(0, digits)
  return {
    manifest: JSON.stringify({ version, ...content } satisfies OfflineManifest),
    worker: worker.replaceAll(versionPlace, version),
  }
}

/**
 * False for what a host reads itself (`_headers`, dotfiles), for pictures that other sites show beside a link, for Markdown
 * and for a page's second file, `<page>/index.html`.
 */
function isForReaders(path: string): boolean {
  return !/^_(headers|redirects)$|(^|\/)\.|^og\/|\.md$|.\/index\.html$/.test(path)
}

/** Bytes that a host sends for a file (absolute path): those of its compressed copy when there is one. */
function weighCopy(path: string): number {
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size
}
