import type { Plugin } from 'vite'
import { browserEntries, type IslandFile } from './site-files.ts'

const registryId = 'virtual:vitrine/registry'
const clientId = 'virtual:vitrine/client'

/**
 * Modules that exist only here: the registry of islands for the server bundle,
 * and the browser's entry with all stylesheets for the build.
 */
export function createVirtualModules(islands: () => readonly IslandFile[], styles: readonly string[]): Plugin {
  return {
    name: 'vitrine:virtual-modules',
    resolveId: (id) => (id === registryId || id === clientId ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${registryId}`) return writeRegistry(islands())
      if (id === `\0${clientId}`) return writeClient(styles)
      return undefined
    },
  }
}

/** Name of the browser's entry in a build. */
export const clientEntry = clientId

function writeRegistry(islands: readonly IslandFile[]): string {
  const imports = islands.map(({ path }, index) => `import Island${index} from ${JSON.stringify(path)}`)
  const entries = islands.map(
    ({ name }, index) => `  ${JSON.stringify(name)}: { element: (props) => createElement(Island${index}, props) },`,
  )
  return [`import { createElement } from 'react'`, ...imports, 'export const islands = {', ...entries, '}'].join('\n')
}

function writeClient(styles: readonly string[]): string {
  return [
    ...styles.map((path) => `import ${JSON.stringify(path)}`),
    `import ${JSON.stringify(browserEntries.client)}`,
  ].join('\n')
}
