import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../model/config.ts'
import { findPackage } from '../node/find-package.mjs'

/** Versions of the packages that demos import, by name: exactly those that are installed here. */
export function listDependencies({ packages, root }: Pick<Config, 'packages' | 'root'>): Record<string, string> {
  return {
    ...Object.fromEntries(packages.map(({ name, version }) => [name, version])),
    ...readVersions(['react', 'react-dom'], root),
  }
}

/** Versions of packages that are installed for the site, or else for the engine. */
export function readVersions(names: readonly string[], root: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, readVersion(name, root)]))
}

function readVersion(name: string, root: string): string {
  const folder = findPackage(name, root) ?? findPackage(name, import.meta.dirname)
  if (folder === undefined) throw new Error(`The package "${name}" is not installed; sandboxes need its version.`)
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}
