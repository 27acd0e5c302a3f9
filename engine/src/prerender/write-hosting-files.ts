import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listAddresses } from '../assemble/list-addresses.ts'
import type { Config } from '../model/config.ts'
import type { Site } from '../model/site.ts'
import type { SiteFolder } from '../node/site-folder.ts'
import { buildHeaders } from './build-headers.ts'
import { listOfflineParts } from './build-offline.ts'
import { buildRedirects } from './build-redirects.ts'
import { buildSecurityPolicy } from './build-security-policy.ts'
import { buildWebManifest } from './build-web-manifest.ts'
import { collectNotices } from './collect-notices.ts'
import type { CompressReport, Packing } from './open-packing.ts'
import { webManifestPath } from './find-head-files.ts'
import { finishFiles } from './finish-files.ts'
import { listTextFiles, type TextFile } from './list-text-files.ts'
import { type Shard, writeShard } from './shard.ts'

/** Files whose rules are joined with those of the public folder. */
const merged = ['_headers', '_redirects']

/** What the writer needs besides site and config. */
export interface HostingOptions {
  /** Already contains the pages and the public files. */
  folder: SiteFolder
  /** Compresses the folder. */
  packing: Packing
  /** Text of the inline script of every page. */
  boot: string
  /** Text of the script of the frame for edited code. */
  frame: string
  /** Code of the worker for reading without a connection. */
  worker: string
  /** Absolute paths of all modules whose code is sent to readers. */
  modules: readonly string[]
  /** Address of each locale's search data. */
  search: Readonly<Record<string, string>>
  /** What this build makes of the site; everything when it is not given. Only a whole site is compressed. */
  shard?: Shard | undefined
}

/**
 * Writes the files for hosts and search engines, and compressed copies of everything. To be called last. When the
 * public folder contains a file of the same name, that file is used instead. Rules for hosts are added to those of the
 * site: without its own, pages would have no security headers.
 */
export async function writeHostingFiles(
  site: Site,
  config: Config,
  { folder, packing, boot, frame, worker, modules, search, shard }: HostingOptions,
): Promise<CompressReport> {
  const { base } = config
  const { routes } = site
  const hasOwn = existsSync(config.publicDir)
  const own = hasOwn ? readdirSync(config.publicDir) : []
  const readOwn = (file: string): string =>
    own.includes(file) ? `${readFileSync(join(config.publicDir, file), 'utf8').trimEnd()}\n` : ''
  const isWritten = (file: string): boolean =>
    hasOwn && existsSync(join(config.publicDir, file)) && !merged.includes(file)
  const write = (file: string, text: string): void => {
    if (!isWritten(file)) folder.write(file, text)
  }
  const takeOver = ({ path, key }: TextFile): boolean => key !== undefined && folder.take(path, key)
  write('.nojekyll', '')
  const hasWebAssembly = config.search.engine === 'pagefind'
  const policy = buildSecurityPolicy({ boot, frame, serverLoader: config.serverLoader, hasWebAssembly })
  write('_headers', buildHeaders({ base, routes }, policy, readOwn('_headers')))
  write('_redirects', buildRedirects({ base, routes: listAddresses(site) }, readOwn('_redirects')))
  const texts = listTextFiles(site, search)
  // What the last build has made from the same is not made again.
  for (const file of texts) if (!isWritten(file.path) && !takeOver(file)) folder.write(file.path, file.text, file.key)
  write(webManifestPath.slice(1), buildWebManifest({ ...config, files: own }))
  write('THIRD-PARTY-NOTICES.txt', collectNotices(modules))
  // Where the field has an index, all data at once is for programs.
  const data = config.search.engine === 'built-in' ? [] : Object.values(search)
  const unneeded = [...texts.map(({ path }) => path), ...data.map((address) => address.slice(base.length))]
  const parts = listOfflineParts(site, worker, unneeded)
  if (shard !== undefined) {
    writeShard(folder, config, shard, parts)
    return { made: 0, fromCache: 0 }
  }
  return finishFiles(folder, packing, parts)
}
