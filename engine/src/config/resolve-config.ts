import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { Config, LibraryConfig } from '../model/config.ts'
import { findPackage } from '../node/find-package.mjs'
import { Refusal } from '../node/refusal.ts'
import { checkUserConfig } from './check-user-config.ts'
import type { UserConfig } from './user-config.ts'

/** What a command line or the environment may change for one run. */
export interface ConfigOverrides {
  base?: string | undefined
  outDir?: string | undefined
  origin?: string | undefined
}

/**
 * Completes the user's configuration. `root` is the absolute path of the site folder.
 * Throws one Refusal that lists every field that is wrong.
 */
export function resolveConfig(user: UserConfig, root: string, overrides: ConfigOverrides = {}): Config {
  const wrong = checkUserConfig(user)
  if (wrong.length === 0) wrong.push(...checkFiles(user, root))
  if (wrong.length > 0) throw new Refusal(describeMistakes(wrong.map((line) => locate(line, root))))
  const origin = readOrigin(overrides.origin) ?? user.origin
  return {
    root,
    contentDir: join(root, 'content'),
    demosDir: join(root, 'demos'),
    publicDir: join(root, 'public'),
    outDir: resolve(root, overrides.outDir ?? 'dist'),
    cacheDir: join(root, '.cache'),
    title: user.title,
    description: user.description,
    locales: user.locales,
    library: readLibrary(user, root),
    nav: user.nav,
    groups: user.groups ?? [],
    base: toBase(overrides.base ?? user.base ?? '/'),
    origin: origin?.replace(/\/+$/, ''),
    repository: user.repository,
    issuesUrl: user.issuesUrl,
    styles: (user.styles ?? []).map((path) => resolve(root, path)),
    hero: user.hero === undefined ? undefined : resolve(root, user.hero),
    output: user.output ?? 'file',
    prefetch: user.prefetch ?? 'none',
    search: { skip: user.search?.skip ?? [] },
    serverLoader: user.serverLoader,
    onError: user.onError === undefined ? undefined : resolve(root, user.onError),
    api: user.api ?? false,
    themeColor: user.themeColor ?? { light: '#ffffff', dark: '#191817' },
  }
}

function checkFiles({ hero, onError, styles = [] }: UserConfig, root: string): string[] {
  const modules = Object.entries({ hero, onError }).filter(([, path]) => path !== undefined)
  const files = [...styles.map((path) => ['styles', path]), ...modules]
  return files.flatMap(([field = '', path = '']) =>
    existsSync(resolve(root, path)) ? [] : [`${field}: there is no file "${path}" in the site folder`],
  )
}

/** Adds where the field stands, as far as the file shows it without being run. */
function locate(mistake: string, root: string): string {
  const file = join(root, 'docs.config.ts')
  const field = /^\w+/.exec(mistake)?.[0]
  if (field === undefined || !existsSync(file)) return mistake
  const lines = readFileSync(file, 'utf8').split('\n')
  const index = lines.findIndex((line) => new RegExp(`^\\s*${field}\\s*:`).test(line))
  return index < 0 ? mistake : `docs.config.ts:${index + 1} ${mistake}`
}

function describeMistakes(wrong: readonly string[]): string {
  const lines = wrong.map((line) => `  ${line}`)
  return `docs.config.ts is not right:\n${lines.join('\n')}\nMend these fields; engine/src/config/user-config.ts says what each one takes.`
}

function readOrigin(origin: string | undefined): string | undefined {
  if (origin === undefined || /^https?:\/\/[^/]/.test(origin)) return origin
  throw new Refusal(`SITE_ORIGIN is "${origin}", which is no origin: give one such as https://example.org.`)
}

function toBase(base: string): string {
  const trimmed = base.replace(/^\/+|\/+$/g, '')
  return trimmed === '' ? '/' : `/${trimmed}/`
}

function readLibrary(user: UserConfig, root: string): LibraryConfig {
  const { package: name, repositoryUrl, changelogUrl } = user.library
  const file = findManifest(name, root)
  const manifest = v.parse(
    v.object({ version: v.string(), license: v.optional(v.string()) }),
    JSON.parse(readFileSync(file, 'utf8')),
  )
  return {
    package: name,
    version: manifest.version,
    license: manifest.license ?? 'UNLICENSED',
    packageUrl: `https://www.npmjs.com/package/${name}`,
    repositoryUrl,
    changelogUrl: changelogUrl ?? `${repositoryUrl}/releases`,
  }
}

function findManifest(name: string, root: string): string {
  const folder = findPackage(name, root)
  if (folder !== undefined) return join(folder, 'package.json')
  throw new Refusal(
    `docs.config.ts documents "${name}", which is not installed. Run: npm install ${name} --workspace site`,
  )
}
