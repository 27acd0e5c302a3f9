import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, onTestFinished } from 'vitest'
import { resolveConfig, type ConfigOverrides } from '../src/config/resolve-config.ts'
import type { Config } from '../src/model/config.ts'
import userConfig from './fixtures/lamps/docs.config.ts'

const fixtures = fileURLToPath(new URL('fixtures', import.meta.url))
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** Texts of files, by path relative to the site folder. */
export type SiteFiles = Readonly<Record<string, string | Uint8Array>>

/** A new folder. It is removed after the test, or with `file` after the last test of the file. */
export function createFolder(files: SiteFiles = {}, lifetime: 'test' | 'file' = 'test'): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-')))
  const remove = (): void => rmSync(root, { recursive: true, force: true })
  if (lifetime === 'file') afterAll(remove)
  else onTestFinished(remove)
  writeFiles(root, files)
  return root
}

/** Writes files below a folder. */
export function writeFiles(root: string, files: SiteFiles): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/**
 * Copies a fixture site to a folder outside of the repository, with the documented package installed. `lamps` uses
 * every feature, `broken` has every mistake, `empty` has only a configuration. `files` are added, or replace files of
 * the site.
 */
export function openFixture(
  name: 'lamps' | 'broken' | 'empty',
  files: SiteFiles = {},
  lifetime: 'test' | 'file' = 'test',
): string {
  const root = createFolder({}, lifetime)
  if (name !== 'empty') cpSync(join(fixtures, name), root, { recursive: true })
  else cpSync(join(fixtures, 'lamps/theme'), join(root, 'theme'), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  for (const linked of ['react', 'react-dom', 'vitrine'])
    symlinkSync(join(modules, linked), join(root, 'node_modules', linked))
  cpSync(join(fixtures, 'lamps/packages'), join(root, 'node_modules'), { recursive: true })
  writeFiles(root, files)
  return root
}

/** The configuration of a fixture site. */
export function resolveFixture(root: string, overrides: ConfigOverrides = {}): Config {
  return resolveConfig(userConfig, root, overrides)
}
