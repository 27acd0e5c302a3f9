import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { resolveConfig } from './config/resolve-config.ts'
import type { Config, UserConfig } from './model/config.ts'
import type { RouteEntry } from './model/site.ts'
import { serveDirectory, type ServedDirectory } from './serve/serve-directory.ts'
import { explainDiskError } from './node/explain-disk-error.ts'
import { formatProblems } from './node/format-problems.ts'
import { Refusal } from './node/refusal.ts'
import { createAddressTable, resolveAddress } from './shared/resolve-address.ts'

/** The options of a command line. */
export interface CommandOptions {
  /** Absolute path of the site folder. */
  root: string
  base?: string
  out?: string
  port?: number
  host?: string
  /** Changes the names of all hashed files, as a new version of the code would. For tests of deploys. */
  buildId?: string
}

/** Builds a site. Throws one error that contains everything that is wrong. */
export async function build(options: CommandOptions): Promise<void> {
  const config = await loadConfig(options)
  const { buildDocs } = await import('./vite/build-docs.ts')
  const report = await explain(buildDocs(config, { say: (line) => console.log(line), buildId: options.buildId }))
  console.log(`  ready     ${report.pages} pages, ${report.demos} demos in ${report.seconds.toFixed(1)} s`)
  if (config.origin === undefined)
    console.log('  note      no origin (SITE_ORIGIN): canonical addresses and the sitemap are left out')
  if (config.repository === undefined)
    console.log(
      '  note      no repository (SITE_REPOSITORY): links to edit a page and to report a mistake are left out',
    )
}

/** Records that somebody has compared the words of the reference with the installed types. Returns what has changed. */
export async function review(options: CommandOptions): Promise<string[]> {
  const config = await loadConfig(options)
  const { extractApi } = await import('./api/read/extract-api.ts')
  const { reviewWords } = await import('./api/words/review-words.ts')
  return explain(extractApi(config).then(({ facts }) => reviewWords(config, facts)))
}

/** Writes a place for every word of the reference that is missing. Returns the files and how many places each got. */
export async function words(options: CommandOptions): Promise<string[]> {
  const config = await loadConfig(options)
  const { extractApi } = await import('./api/read/extract-api.ts')
  const { writeWords } = await import('./api/words/write-words.ts')
  const { facts, problems } = await explain(extractApi(config))
  if (problems.length > 0) throw new Refusal(formatProblems(problems))
  return writeWords(config, facts)
}

/** Serves a built site. */
export async function serve(options: CommandOptions): Promise<ServedDirectory> {
  const config = await loadConfig(options)
  const routes = readRoutes(config.outDir)
  const table = createAddressTable(routes)
  return serveDirectory({
    directory: config.outDir,
    base: config.base,
    port: options.port ?? 8000,
    host: options.host ?? 'localhost',
    canonical: (path) => {
      const found = resolveAddress(path, table)
      return found.kind === 'redirect' ? found.path : undefined
    },
  })
}

/** Starts the development server. */
export async function dev(options: CommandOptions): Promise<ServedDirectory> {
  const config = await loadConfig(options)
  const { serveDev } = await import('./vite/serve-dev.ts')
  return serveDev(config, { port: options.port ?? 8000, host: options.host ?? 'localhost' })
}

/** Says in a sentence what a disk or its rights refuse. */
async function explain<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw explainDiskError(error) ?? error
  }
}

async function loadConfig({ root, base, out }: CommandOptions): Promise<Config> {
  const file = join(root, 'docs.config.ts')
  if (!existsSync(file))
    throw new Refusal(
      `There is no docs.config.ts in ${root}. A site needs one: the README of vitrine says how to begin.`,
    )
  const module = (await explain(import(pathToFileURL(file).href))) as { default: UserConfig }
  return resolveConfig(module.default, root, {
    base,
    outDir: out === undefined ? undefined : resolve(out),
    origin: process.env['SITE_ORIGIN'] || undefined,
    repository: process.env['SITE_REPOSITORY'] || undefined,
  })
}

function readRoutes(directory: string): RouteEntry[] {
  const file = join(directory, 'routes.json')
  if (!existsSync(file)) throw new Refusal(`There is no built site in ${directory}. Build it first: vitrine build`)
  return JSON.parse(readFileSync(file, 'utf8')) as RouteEntry[]
}
