import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildHistory, type ReadVersion } from './build-history.ts'
import { compareTypes } from './compare-types.ts'
import { fetchVersions, former } from './fetch-versions.ts'
import { readVersion, type Snapshot } from './read-version.ts'

// `npm run history`: reads the types of every version up to the installed one, and records what each has changed.
const site = resolve(import.meta.dirname, '..')
const cache = join(site, '.cache/history')
const name = '@rc-component/select'
const manifest = readFileSync(join(site, `../node_modules/${name}/package.json`), 'utf8')
const { version: installed } = JSON.parse(manifest) as { version: string }

try {
  await recordHistory()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function recordHistory(): Promise<void> {
  const versions = await fetchVersions(name, installed, cache)
  const snapshots: Snapshot[] = []
  for (const { package: owner, version, folder } of versions) snapshots.push(await readVersion(owner, version, folder))
  const changed = await compareTypes(versions, snapshots, cache)
  const read = versions.flatMap(({ package: owner, version }, index): ReadVersion[] => {
    const snapshot = snapshots[index]
    // Of the former package the last version of each minor was read, so nothing is known of the others.
    const label = owner === former.name ? `${owner} ${version.replace(/\.\d+$/, '')}` : version
    return snapshot === undefined ? [] : [{ name: label, snapshot, changed: changed[index] ?? new Set() }]
  })
  const history = buildHistory(read)
  writeFileSync(join(site, 'data/history.json'), `${JSON.stringify(history, undefined, 2)}\n`)
  console.log(
    `site/data/history.json: ${history.versions.length} versions, ${Object.keys(history.changes).length} with changes`,
  )
}
