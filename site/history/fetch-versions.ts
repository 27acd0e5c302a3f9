import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './run-program.ts'

/** A published version. `folder` has its package in `node_modules`. */
export interface Version {
  package: string
  version: string
  folder: string
}

/** The name that the package had before, and its last series. */
export const former = { name: 'rc-select', major: 14 }
/** Packages that types of older versions import and this repository has not: one version of each, so that the data stay the same. */
const imported: readonly string[] = ['rc-virtual-list@3.19.1', 'rc-trigger@5.3.4', '@rc-component/trigger@2.3.0']

/**
 * Downloads the versions that the history compares, the oldest first: of the former package the last of each minor, of
 * the package of today each up to the installed one. What lies in the cache already is not asked for again.
 */
export async function fetchVersions(name: string, installed: string, cache: string): Promise<Version[]> {
  const older = lastOfMinors((await listVersions(former.name)).filter((each) => parse(each)[0] === former.major))
  const newer = (await listVersions(name)).filter((each) => compareVersions(each, installed) <= 0)
  const versions = [...older.map((each) => [former.name, each]), ...newer.map((each) => [name, each])].map(
    ([each = '', version = '']): Version => ({
      package: each,
      version,
      folder: join(cache, each === former.name ? 'former' : 'today', version),
    }),
  )
  const places = [
    ...versions.map((each) => ({ spec: `${each.package}@${each.version}`, folder: each.folder, name: each.package })),
    ...imported.map((spec) => ({ spec, folder: join(cache, 'former'), name: spec.replace(/@[^@]+$/, '') })),
    { spec: imported[0] ?? '', folder: join(cache, 'today'), name: 'rc-virtual-list' },
  ]
  const lacking = places.filter((each) => !existsSync(join(each.folder, 'node_modules', each.name, 'package.json')))
  const packed = join(cache, 'packed')
  rmSync(packed, { recursive: true, force: true })
  mkdirSync(packed, { recursive: true })
  if (lacking.length > 0)
    await run(
      'npm',
      ['pack', '--ignore-scripts', '--loglevel=error', ...new Set(lacking.map((each) => each.spec))],
      packed,
    )
  for (const { spec, folder, name: each } of lacking) {
    const file = `${spec.replace(/^@/, '').replaceAll(/[/@]/g, '-')}.tgz`
    await run('tar', ['-xzf', file], packed)
    const target = join(folder, 'node_modules', each)
    rmSync(target, { recursive: true, force: true })
    mkdirSync(join(target, '..'), { recursive: true })
    const inner = readdirSync(packed).find((entry) => !entry.endsWith('.tgz')) ?? ''
    renameSync(join(packed, inner), target)
  }
  rmSync(packed, { recursive: true, force: true })
  return versions
}

/** The published versions without those before a release, the oldest first. */
async function listVersions(name: string): Promise<string[]> {
  const text = await run('npm', ['view', name, 'versions', '--json', '--loglevel=error'], '.')
  const versions = JSON.parse(text) as string[]
  return versions.filter((version) => /^\d+\.\d+\.\d+$/.test(version)).toSorted(compareVersions)
}

async function run(command: string, args: string[], cwd: string): Promise<string> {
  const { code, output } = await runProgram(command, args, cwd)
  if (code !== 0)
    throw new Error(`${output.trim()}\nThe registry did not answer: site/data/history.json stays as it was.`)
  return output
}

function lastOfMinors(versions: readonly string[]): string[] {
  return versions.filter((version, index) => parse(versions[index + 1] ?? '')[1] !== parse(version)[1])
}

/** Below zero when the first version is older. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [parse(a), parse(b)]
  const place = left.findIndex((part, index) => part !== right[index])
  return place === -1 ? 0 : (left[place] ?? 0) - (right[place] ?? 0)
}

function parse(version: string): number[] {
  return version.split('.').map(Number)
}
