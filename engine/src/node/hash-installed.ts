import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findPackage } from './find-package.mjs'
import { hashText } from './hash-files.ts'
import { readJson } from './read-json.ts'

interface Manifest {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Versions of installed packages by their real folder. */
export type Installed = ReadonlyMap<string, string>

/**
 * The packages that the package around a folder (absolute) uses, and what they use themselves. The packages in `names`
 * and those in `known` are added. It is read from what is installed and not from the record of a package manager,
 * because each of them has another one, and a linked package is in none.
 */
export function listInstalled(folder: string, names: readonly string[] = [], known: Installed = new Map()): Installed {
  const versions = new Map(known)
  const visit = (name: string, from: string): void => {
    const found = findPackage(name, from)
    if (found === undefined) return
    const real = realpathSync.native(found)
    if (versions.has(real)) return
    const manifest = readManifest(real)
    versions.set(real, manifest.version ?? '')
    for (const used of listUsed(manifest)) visit(used, real)
  }
  const root = findManifest(folder)
  const { devDependencies, ...own } = root === undefined ? {} : readManifest(root)
  for (const name of [...names, ...Object.keys(devDependencies ?? {}), ...listUsed(own)]) visit(name, root ?? folder)
  return versions
}

/** Changes with the place and the version of every package. */
export function hashInstalled(installed: Installed): string {
  return hashText(JSON.stringify([...installed].toSorted(([a], [b]) => (a < b ? -1 : 1))))
}

function findManifest(folder: string): string | undefined {
  if (existsSync(join(folder, 'package.json'))) return folder
  return folder === dirname(folder) ? undefined : findManifest(dirname(folder))
}

function readManifest(folder: string): Manifest {
  return readJson(join(folder, 'package.json')) ?? {}
}

function listUsed({ dependencies, optionalDependencies, peerDependencies }: Manifest): string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
}
