import { listAddresses } from '../assemble/list-addresses.ts'
import { wordsOf } from '../i18n/words-of.ts'
import type { KeptFile, OfflineManifest } from '../model/offline.ts'
import type { Site } from '../model/site.ts'
import { hashText } from '../node/hash-files.ts'
import type { MadeFile } from '../node/left-files.ts'
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

/** The manifest and the worker of this build. Equal files give equal texts. `site` has all files, and the compressed copies. */
export function buildOffline(
  site: ReadonlyMap<string, MadeFile>,
  { worker, unneeded, addresses, words }: OfflineParts,
): Record<'manifest' | 'worker', string> {
  const left = new Set(unneeded)
  const isCopy = (path: string): boolean => /\.(br|gz)$/.test(path) && site.has(path.slice(0, -3))
  const kept = [...site].filter(([path]) => !left.has(path) && !isCopy(path) && isForReaders(path))
  const files = kept
    .map(([path, { hash, size }]): KeptFile => [path, hash.slice(0, digits), size])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const content: Omit<OfflineManifest, 'version'> = {
    bytes: files.reduce((sum, [, , bytes]) => sum + bytes, 0),
    // What a host sends for a file is its compressed copy when there is one.
    sent: kept.reduce((sum, [path, file]) => sum + (site.get(`${path}.br`) ?? file).size, 0),
    files,
    addresses,
    words,
  }
  const text = JSON.stringify(content)
  const version = hashText(text + worker).slice(0, digits)
  return {
    manifest: `{"version":"${version}",${text.slice(1)}`,
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
