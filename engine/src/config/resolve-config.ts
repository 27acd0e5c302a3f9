import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { CheckedConfig, Config, InstalledPackage, LibraryConfig, UserConfig } from '../model/config.ts'
import { findConfigLine } from '../node/find-config-line.ts'
import { findPackage, readPackageName } from '../node/find-package.mjs'
import { formatProblem } from '../node/format-problems.ts'
import { Refusal } from '../node/refusal.ts'
import { basePath, origin } from '../schema/values.ts'
import { checkConfig } from './check-config.ts'
import { findFaceFile } from './find-face-file.ts'
import { resolveStylesheet } from './resolve-stylesheet.ts'

/** What the command line or the environment can change for one run. */
export interface ConfigOverrides {
  base?: string | undefined
  outDir?: string | undefined
  origin?: string | undefined
  /** Address of the site folder in its repository: `https://github.com/owner/name/tree/main/site`. */
  repository?: string | undefined
}

/**
 * Completes the site's configuration with what depends on the disk and on this run. `root` is the absolute path of
 * the site folder. Throws one Refusal that lists all mistakes.
 */
export function resolveConfig(user: UserConfig, root: string, overrides: ConfigOverrides = {}): Config {
  const checked = checkConfig(user, root)
  if ('mistakes' in checked) {
    const problems = checked.mistakes.map(({ path, what, mend }) =>
      formatProblem({ file: 'docs.config.ts', line: findConfigLine(root, path), what, mend }),
    )
    const keys = 'The type of defineDocs says what each key takes.'
    throw new Refusal(['docs.config.ts is not right:', ...problems, keys].join('\n\n'))
  }
  const { config } = checked
  const { harness } = config
  const address = readOrigin(overrides.origin) ?? config.origin
  return {
    ...config,
    root,
    contentDir: join(root, 'content'),
    demosDir: join(root, 'demos'),
    publicDir: join(root, 'public'),
    outDir: resolve(root, overrides.outDir ?? 'dist'),
    cacheDir: join(root, '.cache'),
    library: readLibrary(config, root),
    packages: listPackages(config, root),
    base: toBase(readBase(overrides.base) ?? config.base),
    origin: address?.replace(/\/+$/, ''),
    repository: readRepository(overrides.repository) ?? config.repository,
    styles: [...config.styles, ...(harness?.styles ?? [])].map((path) => resolve(root, path)),
    harness: harness && { ...harness, styles: harness.styles.map((path) => resolve(root, path)) },
    face: config.face === undefined ? undefined : { ...config.face, file: findFaceFile(config.face.file, root) },
    linkPictures: resolveLinkPictures(config, root),
    cards: config.cards === undefined ? undefined : resolve(root, config.cards),
    hero: config.hero === undefined ? undefined : resolve(root, config.hero),
    islands: Object.fromEntries(
      Object.entries(config.islands).map(([name, { module, style }]) => [
        name,
        { module: resolve(root, module), style: style === undefined ? undefined : resolve(root, style) },
      ]),
    ),
    onError: config.onError === undefined ? undefined : resolve(root, config.onError),
  }
}

/** The check of the configuration has found every stylesheet already. */
function resolveLinkPictures({ linkPictures }: CheckedConfig, root: string): Config['linkPictures'] {
  if (linkPictures === undefined) return undefined
  const { fonts, pictures } = linkPictures
  return {
    fonts: fonts.map((name) => resolveStylesheet(name, root) ?? name),
    pictures: pictures === undefined ? undefined : resolve(root, pictures),
  }
}

function readOrigin(address: string | undefined): string | undefined {
  if (address === undefined || v.safeParse(origin, address).success) return address
  throw new Refusal(
    `SITE_ORIGIN is "${address}", which is no origin: give one such as https://example.org, and a path with --base.`,
  )
}

function readBase(base: string | undefined): string | undefined {
  if (base === undefined || v.safeParse(basePath, base).success) return base
  throw new Refusal(`The base "${base}" is no path: give one such as --base /docs/.`)
}

function readRepository(address: string | undefined): Config['repository'] {
  if (address === undefined) return undefined
  const parts = /^(https?:\/\/[^/]+\/.+?)\/tree\/([^/]+)\/?(.*?)\/*$/.exec(address)
  if (parts === null)
    throw new Refusal(
      `SITE_REPOSITORY is "${address}", which is no folder of a repository: give one such as https://github.com/owner/name/tree/main/site.`,
    )
  const [, url = '', branch = '', directory = ''] = parts
  return { url, branch, directory }
}

function toBase(base: string): string {
  const trimmed = base.replace(/^\/+|\/+$/g, '')
  return trimmed === '' ? '/' : `/${trimmed}/`
}

function readLibrary({ library }: CheckedConfig, root: string): LibraryConfig {
  const { package: name, repositoryUrl, changelogUrl = `${repositoryUrl}/releases`, releases } = library
  const folder = findPackage(name, root)
  if (folder === undefined)
    throw new Refusal(
      `docs.config.ts documents "${name}", which is not installed. Run in the folder of that file: npm install ${name}`,
    )
  const packageUrl = `https://www.npmjs.com/package/${name}`
  return { package: name, repositoryUrl, changelogUrl, releases, version: readVersion(folder), packageUrl }
}

/** A package that is not installed is left out here. The reference reports the entry that needs it. */
function listPackages({ library, api }: CheckedConfig, root: string): InstalledPackage[] {
  const froms = api === false ? [] : api.entries.map((entry) => entry.from)
  const names = new Set([library.package, ...froms].map(readPackageName))
  return [...names].flatMap((name) => {
    const folder = findPackage(name, root)
    return folder === undefined ? [] : [{ name, version: readVersion(folder) }]
  })
}

function readVersion(folder: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8')
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version
}
