import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../model/config.ts'

/** Absolute path of the engine's source folder. */
export const engineDir = dirname(dirname(fileURLToPath(import.meta.url)))

/** An island's name and the absolute path of the module whose default export it draws. */
export interface IslandFile {
  name: string
  path: string
}

/** Entries of the browser, by the names they have in the manifest's inputs. */
export const browserEntries = {
  client: join(engineDir, 'theme/client.ts'),
  hydrate: join(engineDir, 'islands/hydrate-island.tsx'),
  alone: join(engineDir, 'theme/alone.ts'),
  'not-found': join(engineDir, 'navigation/resolve-not-found.ts'),
} as const

/** Virtual module of the island that draws atoms. */
export const atomModule = 'virtual:vitrine/atom'

/** All islands of a site: `hero`, `atom` and `demo:<id>`. `demoFiles` are absolute paths by demo id. */
export function listIslands(config: Config, demoFiles: ReadonlyMap<string, string>): IslandFile[] {
  const demos = [...demoFiles].map(([id, path]) => ({ name: `demo:${id}`, path }))
  const hero = config.hero === undefined ? [] : [{ name: 'hero', path: config.hero }]
  const atom = config.api === false ? [] : [{ name: 'atom', path: atomModule }]
  return [...hero, ...atom, ...demos]
}

/** The stylesheets of every page: the engine's, the order of their layers first, then the component's. `*.late.css` come on demand. Absolute paths. */
export function listStyles(config: Config): string[] {
  const folder = join(engineDir, 'theme')
  const own = readdirSync(folder)
    .filter((name) => name.endsWith('.css') && !name.endsWith('.late.css'))
    .toSorted((a, b) => Number(b === 'layers.css') - Number(a === 'layers.css') || a.localeCompare(b))
    .map((name) => join(folder, name))
  return [...own, ...config.styles]
}
