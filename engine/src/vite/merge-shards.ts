import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { hashText } from '../node/hash-files.ts'
import { readJson } from '../node/read-json.ts'
import { Refusal } from '../node/refusal.ts'
import { replaceFolder, restoreFolder } from '../node/replace-folder.ts'
import { openSiteFolder, type SiteFolder } from '../node/site-folder.ts'
import { openPacking } from '../prerender/open-packing.ts'
import { finishFiles } from '../prerender/finish-files.ts'
import { type Shard, shardFile, type ShardManifest, sharedFacts } from '../prerender/shard.ts'
import { checkFolder, outputMark } from './check-output.ts'

/** A folder with a shard, and what the shard says of itself. */
interface ReadShard {
  folder: string
  manifest: ShardManifest
}

/**
 * Puts the shards of a site (absolute paths of their folders) together in `out`: the same bytes as one build writes. That
 * folder changes only after everything has succeeded. Throws a refusal when these are not all shards of one site. Gives
 * the number of files.
 */
export async function mergeShards(folders: readonly string[], out: string): Promise<number> {
  const target = checkFolder(out)
  restoreFolder(target)
  const inside = folders.find((folder) => !relative(target, folder).startsWith('..'))
  if (inside !== undefined)
    throw new Refusal(`The shard "${inside}" lies in "${target}", which is replaced: choose another --out.`)
  const shards = folders.map(readShard)
  checkShards(shards)
  const work = mkdtempSync(join(tmpdir(), 'vitrine-merge-'))
  try {
    const site = openSiteFolder(join(work, 'site'))
    for (const shard of shards) copyFiles(shard, site)
    const [first] = shards
    const packing = openPacking(site, join(work, 'compressed'))
    if (first !== undefined) await finishFiles(site, packing, first.manifest.offline)
    site.write(outputMark.name, outputMark.text)
    replaceFolder(site.directory, target)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return shards.reduce((sum, { manifest }) => sum + manifest.files.length, 0)
}

function readShard(folder: string): ReadShard {
  const manifest = readJson(join(folder, shardFile)) as ShardManifest | undefined
  if (manifest !== undefined) return { folder, manifest }
  const what = existsSync(folder) ? `holds no shard: it has no readable "${shardFile}"` : 'does not exist'
  throw new Refusal(`The folder "${folder}" ${what}. Make it with: vitrine build --shard 1/2 --out ${folder}`)
}

/** What is said where a fact of two shards differs. */
const sentences: Readonly<Record<(typeof sharedFacts)[number], (a: string, b: string) => string>> = {
  engine: (a, b) => `made by ${a}, and the first one by ${b}: install the same version for all.`,
  node: (a, b) => `made with Node ${a}, and the first one with ${b}: use the same version for all.`,
  commit: (a, b) =>
    `made from the commit ${a || '(none)'}, and the first one from ${b || '(none)'}: check out the same commit for all, whole.`,
  config: () =>
    'made with another configuration than the first one: give all the same docs.config.ts, --base, SITE_ORIGIN and SITE_REPOSITORY.',
  sources: () =>
    'made from other sources or packages than the first one: use one state of both for all, with "npm ci".',
}

/** Throws a refusal unless these are all shards of one site, each once. */
function checkShards(shards: readonly ReadShard[]): void {
  const [first] = shards
  if (first === undefined)
    throw new Refusal('There is nothing to merge: name the folders of the shards, for example vitrine merge parts/*')
  const { of } = first.manifest
  const seen = new Map<number, string>()
  for (const { folder, manifest } of shards) {
    if (manifest.of !== of)
      throw new Refusal(
        `The shard in "${folder}" is one of ${manifest.of}, and the one in "${first.folder}" one of ${of}: build all with the same number.`,
      )
    const fact = sharedFacts.find((name) => manifest[name] !== first.manifest[name])
    if (fact !== undefined)
      throw new Refusal(`The shard in "${folder}" was ${sentences[fact](manifest[fact], first.manifest[fact])}`)
    const twin = seen.get(manifest.shard)
    if (twin !== undefined)
      throw new Refusal(`The shard ${nameShard(manifest)} is there twice, in "${twin}" and "${folder}": leave one out.`)
    seen.set(manifest.shard, folder)
  }
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((shard) => !seen.has(shard))
  if (missing.length === 0) return
  const names = missing.map((shard) => nameShard({ shard, of })).join(', ')
  throw new Refusal(
    `The ${missing.length === 1 ? 'shard' : 'shards'} ${names} of the site ${missing.length === 1 ? 'is' : 'are'} missing: build ${missing.length === 1 ? 'it' : 'them'}, for example with vitrine build --shard ${missing[0]}/${of}, and name all folders.`,
  )
}

function nameShard({ shard, of }: Shard): string {
  return `${shard}/${of}`
}

/** Throws a refusal when a file is not as the build has left it: an upload may have lost or changed it. */
function copyFiles({ folder, manifest }: ReadShard, site: SiteFolder): void {
  for (const [path, hash] of manifest.files) {
    const from = resolve(folder, path)
    const bytes = existsSync(from) ? readFileSync(from) : undefined
    if (bytes === undefined || !hashText(bytes).startsWith(hash))
      throw new Refusal(
        `"${path}" of the shard ${nameShard(manifest)} in "${folder}" is ${bytes ? 'not as it was built' : 'missing'}: copy the folder again, files with a dot in front too.`,
      )
    site.write(path, bytes)
  }
}
