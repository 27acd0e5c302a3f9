import type { Plugin } from 'vite'
import { join } from 'node:path'
import type { Config } from '../model/config.ts'
import { atomModule, browserEntries, dressedModule, engineDir, type IslandFile } from './site-files.ts'

/** Module id of the registry of islands for the thread that draws. */
export const registryId = 'virtual:vitrine/registry'
const clientId = 'virtual:vitrine/client'
const searchEngineId = 'virtual:vitrine/search-engine'

/**
 * Makes modules that are not files: the registry of islands for the server bundle, the browser's entry, which imports
 * these stylesheets, the island that renders atoms, and the engine of the search field.
 */
export function createVirtualModules(
  config: Config,
  islands: () => readonly IslandFile[],
  styles: readonly string[],
  searchEngine: Config['search']['engine'] = 'built-in',
): Plugin {
  return {
    name: 'vitrine:virtual-modules',
    resolveId: (id) =>
      [registryId, clientId, atomModule, searchEngineId].includes(id) || id.startsWith(dressedModule)
        ? `\0${id}`
        : undefined,
    load: (id) => {
      if (id === `\0${registryId}`) return writeRegistry(islands())
      if (id === `\0${clientId}`) return writeClient(config, styles)
      if (id === `\0${atomModule}`) return writeAtom(config)
      if (id === `\0${searchEngineId}`) return writeSearchEngine(searchEngine)
      return writeDressed(islands().find(({ name }) => id === `\0${dressedModule}${name}`))
    },
  }
}

/** Module id of the browser's entry. */
export const clientEntry = clientId

/** Each module is imported by itself, so that one that fails is known by its name and spares the others. */
function writeRegistry(islands: readonly IslandFile[]): string {
  const entries = islands.map(({ name, path }) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(path)}),`)
  return ['export const islandModules = {', ...entries, '}'].join('\n')
}

function writeClient({ onError }: Config, styles: readonly string[]): string {
  const listener = [
    `import onError from ${JSON.stringify(onError)}`,
    `document.addEventListener('vitrine:error', ({ detail }) => onError(detail))`,
  ]
  return [
    ...styles.map((path) => `import ${JSON.stringify(path)}`),
    `import ${JSON.stringify(browserEntries.client)}`,
    ...(onError === undefined ? [] : listener),
  ].join('\n')
}

/** One of three modules, so that no site ships the code of the others. */
function writeSearchEngine(engine: Config['search']['engine']): string {
  return `export { createEngine } from ${JSON.stringify(join(engineDir, `theme/search/${engine}-engine.client.ts`))}`
}

/** An island with its stylesheet, whose address the manifest then names beside the module. */
function writeDressed(island: IslandFile | undefined): string | undefined {
  if (island?.style === undefined) return undefined
  return [
    `export { default } from ${JSON.stringify(island.path)}`,
    `export { default as style } from ${JSON.stringify(`${island.style}?url`)}`,
  ].join('\n')
}

/** The island that renders atoms. The entries of the reference may come from several packages. */
function writeAtom({ api }: Config): string {
  const entries = api === false ? [] : api.entries.filter((entry) => entry.kind !== 'methods')
  const froms = [...new Set(entries.map((entry) => entry.from))]
  const components = entries.map(
    ({ id, from, export: name }) =>
      `  ${JSON.stringify(id)}: [library${froms.indexOf(from)}, ${JSON.stringify(name)}],`,
  )
  return [
    ...froms.map((from, index) => `import * as library${index} from ${JSON.stringify(from)}`),
    `import { createAtomPreset } from ${JSON.stringify(join(engineDir, 'theme/api/atom-preset.client.tsx'))}`,
    'export default createAtomPreset({',
    ...components,
    '})',
  ].join('\n')
}
