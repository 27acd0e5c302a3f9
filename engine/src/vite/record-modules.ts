import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { BundleFolders } from './create-vite-config.ts'

const fileName = '.vite/modules.json'

/**
 * Writes beside each bundle which modules reach the reader: in the client's all that are in a chunk,
 * in the server's the files that are drawn into pages as they stand (`?raw`, icons).
 */
export function recordModules(): Plugin {
  return {
    name: 'vitrine:record-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const isClient = this.environment.name === 'client'
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? output.moduleIds
          : // Relative to the site, unlike the modules of a chunk.
            output.originalFileNames.map((name) => resolve(this.environment.config.root, name)),
      )
      const shipped = [...new Set(modules)].filter((id) => isClient || id.endsWith('?raw')).map(nameFile)
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(shipped.toSorted(), undefined, 1) })
    },
  }
}

/** Absolute paths of the modules that both finished bundles send to readers; a query may follow the path. */
export function readModules({ client, server }: BundleFolders): string[] {
  return [client, server].flatMap((folder) => JSON.parse(readFileSync(join(folder, fileName), 'utf8')) as string[])
}

/** The bundler's own helpers have made-up names: they stand for the package they come from. */
function nameFile(id: string): string {
  const tool = /^\0(rolldown|vite)\//.exec(id)?.[1]
  return tool === undefined ? id : createRequire(import.meta.url).resolve(`${tool}/package.json`)
}
