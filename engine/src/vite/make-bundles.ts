import { listWordFiles } from '../content/read-demo-words.ts'
import type { Config } from '../model/config.ts'
import { formatProblems } from '../node/format-problems.ts'
import { hashEngine, hashPackages } from '../node/hash-engine.ts'
import { Refusal } from '../node/refusal.ts'
import { isCurrent, removeRecord, writeRecord } from './bundle-record.ts'
import { describeBundleErrors } from './describe-bundle-errors.ts'
import type { BundleFolders } from './create-vite-config.ts'
import { refuseUndefined } from './refuse-undefined.ts'
import { listStyles, type IslandFile } from './site-files.ts'

interface BundleOptions {
  config: Config
  islands: readonly IslandFile[]
  folders: BundleFolders
  /** Absolute path of the file that says what the bundles were made from. */
  record: string
  buildId: string | undefined
}

/**
 * Makes the client and the server bundle. Gives false, and keeps the bundles of the last build, when nothing they were
 * made from has changed and nothing of them is lost.
 */
export async function makeBundles({ config, islands, folders, record, buildId }: BundleOptions): Promise<boolean> {
  const started = Date.now()
  const styles = await listStyles(config)
  const settings = describeSettings(config, islands, styles, buildId)
  if (isCurrent(record, settings)) return false
  removeRecord(record)
  // Loaded only now: most builds find their bundles as they were.
  const [{ createBuilder }, { createViteConfig }] = await Promise.all([
    import('vite'),
    import('./create-vite-config.ts'),
  ])
  const reads = new Set<string>()
  const builder = await createBuilder(
    createViteConfig({ config, islands: () => islands, styles, folders, command: 'build', buildId, reads }),
  )
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('Vite has no client or no server environment.')
  const made = await Promise.allSettled([builder.build(client), builder.build(ssr)])
  const thrown = made.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (thrown.length > 0) throw await describeFailure(thrown, config)
  refuseUndefined(builder.config.plugins)
  writeRecord(record, { settings, reads, outputs: [folders.client, folders.server], started })
  return true
}

/** What stopped the bundler as one refusal, where it is the fault of the site's files. */
async function describeFailure(thrown: readonly unknown[], config: Config): Promise<unknown> {
  const isStyle = (error: unknown): boolean => /\[(lightningcss|postcss)/.test(String(error))
  const inStyles = thrown.some(isStyle) ? await (await import('./check-styles.ts')).checkStyles(config) : []
  const others = describeBundleErrors(
    inStyles.length > 0 ? thrown.filter((error) => !isStyle(error)) : thrown,
    config.root,
  )
  return others === undefined ? thrown[0] : new Refusal(formatProblems([...inStyles, ...others]))
}

/** What bundles depend on besides the files they are made from. The absolute paths in it end with a moved checkout. */
function describeSettings(
  config: Config,
  islands: readonly IslandFile[],
  styles: readonly string[],
  buildId: string | undefined,
): string {
  const { root, base, api, hero, onError, packages, search } = config
  const names = ['react', 'react-dom', ...packages.map(({ name }) => name)]
  const variables = Object.keys(process.env).filter((name) => name === 'NODE_ENV' || name.startsWith('VITE_'))
  const environment = variables.toSorted((a, b) => a.localeCompare(b)).map((name) => [name, process.env[name]])
  const installed = [hashEngine(), hashPackages(root, names)]
  // A new file of words changes code that was made without it; an edited one is among the files that were read.
  const words = listWordFiles(config)
  return JSON.stringify([
    root,
    base,
    buildId,
    api,
    hero,
    onError,
    search.engine,
    styles,
    islands,
    words,
    environment,
    installed,
  ])
}
