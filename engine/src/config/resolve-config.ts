import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { CheckedConfig, Config, LibraryConfig, UserConfig } from '../model/config.ts'
import { findConfigLine } from '../node/find-config-line.ts'
import { findPackage } from '../node/find-package.mjs'
import { formatProblem } from '../node/format-problems.ts'
import { Refusal } from '../node/refusal.ts'
import { checkConfig } from './check-config.ts'

/** What a command line or the environment may change for one run. */
export interface ConfigOverrides {
  base?: string | undefined
  outDir?: string | undefined
  origin?: string | undefined
}

/**
 * Completes the user's configuration with what depends on the disk and on this run. `root` is the absolute path of the
 * site folder. Throws one Refusal that lists everything that is wrong.
 */
export function resolveConfig(user: UserConfig, root: string, overrides: ConfigOverrides = {}): Config {
  const checked = checkConfig(user, root)
  if ('mistakes' in checked) {
    const problems = checked.mistakes.map(({ path, what, mend }) =>
      formatProblem({ file: 'docs.config.ts', line: findConfigLine(root, path), what, mend }),
    )
    const keys = 'engine/src/schema/config.ts says what each key takes.'
    throw new Refusal(['docs.config.ts is not right:', ...problems, keys].join('\n\n'))
  }
  const { config } = checked
  const origin = readOrigin(overrides.origin) ?? config.origin
  return {
    ...config,
    root,
    contentDir: join(root, 'content'),
    demosDir: join(root, 'demos'),
    publicDir: join(root, 'public'),
    outDir: resolve(root, overrides.outDir ?? 'dist'),
    cacheDir: join(root, '.cache'),
    library: readLibrary(config, root),
    base: toBase(overrides.base ?? config.base),
    origin: origin?.replace(/\/+$/, ''),
    styles: config.styles.map((path) => resolve(root, path)),
    hero: config.hero === undefined ? undefined : resolve(root, config.hero),
    onError: config.onError === undefined ? undefined : resolve(root, config.onError),
  }
}

function readOrigin(origin: string | undefined): string | undefined {
  if (origin === undefined || /^https?:\/\/[^/]/.test(origin)) return origin
  throw new Refusal(`SITE_ORIGIN is "${origin}", which is no origin: give one such as https://example.org.`)
}

function toBase(base: string): string {
  const trimmed = base.replace(/^\/+|\/+$/g, '')
  return trimmed === '' ? '/' : `/${trimmed}/`
}

function readLibrary({ library }: CheckedConfig, root: string): LibraryConfig {
  const { package: name, repositoryUrl, changelogUrl = `${repositoryUrl}/releases` } = library
  const manifest = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync(findManifest(name, root), 'utf8')),
  )
  const packageUrl = `https://www.npmjs.com/package/${name}`
  return { package: name, repositoryUrl, changelogUrl, version: manifest.version, packageUrl }
}

function findManifest(name: string, root: string): string {
  const folder = findPackage(name, root)
  if (folder !== undefined) return join(folder, 'package.json')
  throw new Refusal(
    `docs.config.ts documents "${name}", which is not installed. Run: npm install ${name} --workspace site`,
  )
}
