import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashFiles } from './hash-files.ts'
import { hashInstalled, type Installed, listInstalled } from './hash-installed.ts'

const known: { hash?: string; installed?: Installed } = {}

/**
 * A hash of the engine's code and of the packages it uses: part of every cache key, because what they make changes with
 * them. Computed once, as the code that runs does not change.
 */
export function hashEngine(): string {
  known.hash ??= `${hashFiles([findEngine()])}${hashInstalled(listEngine())}`
  return known.hash
}

/** A hash of the packages that a site (absolute path) and the engine use; `names` are packages that the site need not name. */
export function hashPackages(site: string, names: readonly string[]): string {
  return hashInstalled(listInstalled(site, names, listEngine()))
}

function listEngine(): Installed {
  known.installed ??= listInstalled(findEngine())
  return known.installed
}

function findEngine(): string {
  return dirname(dirname(fileURLToPath(import.meta.url)))
}
