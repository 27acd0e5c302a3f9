import { execFileSync } from 'node:child_process'
import type { Config } from '../model/config.ts'
import { hashText } from '../node/hash-files.ts'
import { readEngineVersion } from '../node/read-engine-version.ts'
import type { SiteFolder } from '../node/site-folder.ts'
import type { OfflineParts } from './build-offline.ts'

/** One of several builds that make a site together: the second of eight. */
export interface Shard {
  shard: number
  of: number
}

/** What must be the same in all shards of a site, and how a reader of an error is told of it. */
export const sharedFacts = ['engine', 'node', 'commit', 'config', 'sources'] as const

/** What a shard says of itself, so that shards of different builds are not put together. */
export interface ShardManifest extends Shard, Record<(typeof sharedFacts)[number], string> {
  /** Path and hash of each of its files. */
  files: [path: string, hash: string][]
  /** What is made when all files are there. */
  offline: OfflineParts
}

/** Name of the manifest, in the folder of a shard. */
export const shardFile = '.vitrine-shard.json'

/**
 * Says whether a file (path below the output folder) belongs to a shard; every file belongs to exactly one. Both files of
 * a page belong together, and so do all parts of a search index.
 */
export function createOwnership({ shard, of }: Shard): (path: string) => boolean {
  return (path) => {
    const key = path.replace(/\/index\.html$/, '.html').replace(/^(~search\/[^/]+\/).*$/, '$1')
    return Number.parseInt(hashText(key).slice(0, 8), 16) % of === shard - 1
  }
}

/** Leaves in a written site what belongs to the shard, and notes beside it what the shard is. */
export function writeShard(folder: SiteFolder, config: Config, shard: Shard, offline: OfflineParts): void {
  const isOwn = createOwnership(shard)
  const files: [string, string][] = []
  const common: string[] = []
  for (const [path, { hash: whole }] of [...folder.files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const hash = whole.slice(0, 16)
    // Pages and indexes are made by one shard only; everything else tells what the site is made from.
    if (!path.endsWith('.html') && !/^~search\/[^/]+\//.test(path)) common.push(`${path} ${hash}`)
    if (isOwn(path)) files.push([path, hash])
    else folder.remove(path)
  }
  const manifest: ShardManifest = {
    ...shard,
    engine: `vitrine ${readEngineVersion()}`,
    node: process.version,
    commit: readCommit(config.root),
    config: hashConfig(config),
    sources: hashText(common.join('\n')),
    files,
    offline,
  }
  folder.write(shardFile, JSON.stringify(manifest))
}

/** The commit that is checked out, and whether dates of earlier ones are known. Empty where there is no repository. */
function readCommit(root: string): string {
  const ask = (...args: string[]): string =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const isShallow = ask('rev-parse', '--is-shallow-repository') === 'true'
    return ask('rev-parse', 'HEAD') + (isShallow ? ' (shallow)' : '')
  } catch {
    return ''
  }
}

/** The configuration without the folders of this machine. */
function hashConfig(config: Config): string {
  const text = JSON.stringify({ ...config, root: '', outDir: '', cacheDir: '' })
  return hashText(text.replaceAll(JSON.stringify(config.root).slice(1, -1), '.'))
}
