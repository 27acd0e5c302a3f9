import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import type { Config, LibraryConfig } from '../model/config.ts'
import { Refusal } from '../shared/refusal.ts'
import type { UserConfig } from './user-config.ts'

/** What a command line or the environment may change for one run. */
export interface ConfigOverrides {
  base?: string | undefined
  outDir?: string | undefined
  origin?: string | undefined
}

/**
 * Completes the user's configuration. `root` is the absolute path of the site folder.
 * Throws one Error that lists every field that is wrong.
 */
export function resolveConfig(user: UserConfig, root: string, overrides: ConfigOverrides = {}): Config {
  const checked = v.safeParse(userConfigSchema, user)
  if (!checked.success) throw new Refusal(describeIssues(checked.issues))
  const origin = overrides.origin ?? user.origin
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
    serverLoader: user.serverLoader,
    api: user.api ?? false,
    themeColor: user.themeColor ?? { light: '#ffffff', dark: '#191817' },
  }
}

const localized = v.record(v.string(), v.string())
const httpUrl = v.pipe(v.string(), v.regex(/^https?:\/\//, 'must be an http(s) address'))

const userConfigSchema = v.strictObject({
  title: localized,
  description: localized,
  locales: v.pipe(
    v.array(v.strictObject({ id: v.string(), name: v.string() })),
    v.minLength(1, 'must name at least one locale'),
  ),
  library: v.strictObject({ package: v.string(), repositoryUrl: httpUrl, changelogUrl: v.optional(httpUrl) }),
  nav: v.array(
    v.strictObject({ title: localized, path: v.pipe(v.string(), v.startsWith('/', 'must start with "/"')) }),
  ),
  groups: v.optional(v.array(v.strictObject({ id: v.string(), title: localized }))),
  base: v.optional(v.string()),
  origin: v.optional(httpUrl),
  repository: v.optional(v.strictObject({ url: httpUrl, branch: v.string(), directory: v.string() })),
  issuesUrl: v.optional(httpUrl),
  styles: v.optional(v.array(v.string())),
  hero: v.optional(v.string()),
  output: v.optional(v.picklist(['file', 'both'], 'must be "file" or "both"')),
  prefetch: v.optional(
    v.picklist(['intent', 'render', 'viewport', 'none'], 'must be intent, render, viewport or none'),
  ),
  serverLoader: v.optional(v.string()),
  api: v.optional(v.any()),
  themeColor: v.optional(v.strictObject({ light: v.string(), dark: v.string() })),
})

function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  const lines = issues.map((issue) => `  ${v.getDotPath(issue) ?? '(top level)'}: ${issue.message}`)
  return `docs.config.ts is not right:\n${lines.join('\n')}\nMend these fields; engine/src/config/user-config.ts says what each one takes.`
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
  try {
    return createRequire(join(root, 'docs.config.ts')).resolve(`${name}/package.json`)
  } catch {
    throw new Refusal(
      `docs.config.ts documents "${name}", which is not installed. Run: npm install ${name} --workspace site`,
    )
  }
}
