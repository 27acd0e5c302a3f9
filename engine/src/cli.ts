import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { importConfig } from './config/import-config.ts'
import { resolveConfig } from './config/resolve-config.ts'
import { watchConfig } from './config/watch-config.ts'
import type { Config, UserConfig } from './model/config.ts'
import type { RouteEntry } from './model/site.ts'
import { serveDirectory, type ServedDirectory } from './serve/serve-directory.ts'
import { explainDiskError } from './node/explain-disk-error.ts'
import { formatProblems } from './node/format-problems.ts'
import { readEngineVersion } from './node/read-engine-version.ts'
import type { FolderChanges } from './node/keep-times.ts'
import { Refusal } from './node/refusal.ts'
import { showProgress } from './node/show-progress.ts'
import type { Shard } from './prerender/shard.ts'
import type { DevServer } from './vite/serve-dev.ts'
import { createAddressTable, resolveAddress } from './shared/resolve-address.ts'

/** The options of a command line. */
export interface CommandOptions {
  /** Absolute path of the site folder. */
  root: string
  base?: string
  out?: string
  port?: number
  host?: string
  /** A built site that questions are answered about: its folder, or its address. */
  dir?: string
  url?: string
  /** After a build, lists the files that are not as the last build left them. */
  changed?: boolean
  /** Changes the names of all hashed files, as a new version of the code would. For tests of deploys. */
  buildId?: string
  /** Which part of a site to build. */
  shard?: Shard
  /** Absolute paths of the folders with the shards that `merge` puts together. */
  folders?: string[]
}

/** Builds a site. Throws one error that contains everything that is wrong. */
export async function build(options: CommandOptions): Promise<void> {
  const config = await loadConfig(options)
  const { buildDocs } = await import('./vite/build-docs.ts')
  const { count, clear } = showProgress()
  const say = (line: string): void => {
    clear()
    console.log(line)
  }
  const report = await explain(
    buildDocs(config, { say, count, buildId: options.buildId, shard: options.shard }).finally(clear),
  )
  console.log(`  ready     ${report.pages} pages, ${report.demos} demos in ${report.seconds.toFixed(1)} s`)
  if (options.changed === true) for (const line of describeChanges(report.changes)) console.log(line)
  if (config.origin === undefined)
    console.log(
      '  note      no origin (SITE_ORIGIN): canonical addresses, the sitemap, feeds and link previews are left out',
    )
  if (config.origin === undefined && config.assistants.length > 0)
    console.log('  note      no origin (SITE_ORIGIN): links that open a page in an assistant are left out')
  if (config.repository === undefined)
    console.log(
      '  note      no repository (SITE_REPOSITORY): links to edit a page and to report a mistake are left out',
    )
}

/** A line a file, as a program reads it: `+` for what is to be copied, `-` for what is to be deleted. */
function describeChanges({ changed, removed }: FolderChanges): string[] {
  const count = `  changed   ${changed.length} files new or changed, ${removed.length} removed`
  return [count, ...changed.map((file) => `+ ${file}`), ...removed.map((file) => `- ${file}`)]
}

/** Puts shards together to the site that one build would have written. Gives the number of files. */
export async function merge({ folders = [], out = resolve('dist') }: CommandOptions): Promise<number> {
  const { mergeShards } = await import('./vite/merge-shards.ts')
  return explain(mergeShards(folders, out))
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

/** Answers the questions of programs about a built site, by the Model Context Protocol, until the input ends. */
export async function mcp({ dir, url }: Pick<CommandOptions, 'dir' | 'url'>): Promise<void> {
  if ((dir === undefined) === (url === undefined))
    throw new Refusal(
      'vitrine mcp needs one site: --dir dist for a built folder, or --url https://example.org/ for a host.',
    )
  if (dir !== undefined && !existsSync(join(dir, 'site.json')))
    throw new Refusal(`There is no built site in ${dir}. Build it first: vitrine build`)
  // What speaks the protocol is loaded by this command only.
  const [{ serveMcp }, { openFolder }, { openAddress }] = await Promise.all([
    import('./mcp/serve-mcp.ts'),
    import('./mcp/open-folder.ts'),
    import('./mcp/open-address.ts'),
  ])
  // Standard output belongs to the protocol.
  await serveMcp(url === undefined ? openFolder(dir ?? '') : openAddress(url), readEngineVersion(), (line) =>
    console.error(line),
  )
}

/** Starts the development server. After an edit of the configuration it starts again by itself. */
export async function dev(options: CommandOptions): Promise<ServedDirectory> {
  const { serveDev } = await import('./vite/serve-dev.ts')
  const start = (config: Config): Promise<DevServer> =>
    serveDev(config, options.port ?? 8000, options.host ?? 'localhost')
  let served = await start(await loadConfig(options))
  let edits = 0
  const endWatch = watchConfig(options.root, async () => {
    edits += 1
    try {
      const config = await loadConfig(options, edits)
      await served.close()
      served = await start(config)
      console.log('The configuration has changed: the server has started again.')
    } catch (error) {
      const text = error instanceof Refusal ? error.message : String(error)
      console.error(`\n${text}\n`)
      served.warn(text)
    }
  })
  return {
    url: served.url,
    port: served.port,
    close: () => {
      endWatch()
      return served.close()
    },
  }
}

/** Says in a sentence what a disk or its rights refuse. */
async function explain<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw explainDiskError(error) ?? error
  }
}

async function loadConfig({ root, base, out }: CommandOptions, edit?: number): Promise<Config> {
  refuseHash(root)
  return resolveConfig((await explain(importConfig(root, edit))) as UserConfig, root, {
    base,
    outDir: out === undefined ? undefined : resolve(out),
    origin: process.env['SITE_ORIGIN'] || undefined,
    repository: process.env['SITE_REPOSITORY'] || undefined,
  })
}

/** The bundler takes what follows a `#` in a path for a part of an address. */
function refuseHash(root: string): void {
  const path = [root, import.meta.dirname].find((folder) => /[#?]/.test(folder))
  if (path === undefined) return
  throw new Refusal(
    `The path ${path} has a "${/[#?]/.exec(path)?.[0]}" in it, which the bundler cannot read: rename that folder.`,
  )
}

function readRoutes(directory: string): RouteEntry[] {
  const file = join(directory, 'routes.json')
  if (!existsSync(file)) throw new Refusal(`There is no built site in ${directory}. Build it first: vitrine build`)
  return JSON.parse(readFileSync(file, 'utf8')) as RouteEntry[]
}
