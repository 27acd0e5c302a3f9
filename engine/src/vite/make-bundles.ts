import { createBuilder } from 'vite'
import type { Config } from '../model/config.ts'
import { hashEngine, hashPackages } from '../node/hash-engine.ts'
import { isCurrent, removeRecord, writeRecord } from './bundle-record.ts'
import { createViteConfig, type BundleFolders } from './create-vite-config.ts'
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
  const styles = listStyles(config)
  const settings = describeSettings(config, islands, styles, buildId)
  if (isCurrent(record, settings)) return false
  removeRecord(record)
  const reads = new Set<string>()
  const builder = await createBuilder(
    createViteConfig({ config, islands: () => islands, styles, folders, command: 'build', buildId, reads }),
  )
  const { client, ssr } = builder.environments
  if (client === undefined || ssr === undefined) throw new Error('Vite has no client or no server environment.')
  await Promise.all([builder.build(client), builder.build(ssr)])
  refuseUndefined(builder.config.plugins)
  writeRecord(record, { settings, reads, outputs: [folders.client, folders.server], started })
  return true
}

/** What bundles depend on besides the files they are made from. The absolute paths in it end with a moved checkout. */
function describeSettings(
  config: Config,
  islands: readonly IslandFile[],
  styles: readonly string[],
  buildId: string | undefined,
): string {
  const { root, base, api, hero, onError, packages } = config
  const names = ['react', 'react-dom', ...packages.map(({ name }) => name)]
  const variables = Object.keys(process.env).filter((name) => name === 'NODE_ENV' || name.startsWith('VITE_'))
  const environment = variables.toSorted((a, b) => a.localeCompare(b)).map((name) => [name, process.env[name]])
  const installed = [hashEngine(), hashPackages(root, names)]
  return JSON.stringify([root, base, buildId, api, hero, onError, styles, islands, environment, installed])
}
