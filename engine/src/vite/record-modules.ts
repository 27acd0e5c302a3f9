import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { findPackage } from '../node/find-package.mjs'

const fileName = '.vite/modules.json'

/** One for the bundles, one for the workers that they start. */
export interface ModuleRecorders {
  main: Plugin
  worker: Plugin
}

/**
 * Writes beside each bundle which modules reach the reader: in the client's all that are in a chunk or in a worker,
 * in the server's the files that are drawn into pages as they stand (`?raw`, icons). Vite's own `build.license` sees
 * neither the packages of a worker nor the bundlers' own helpers, and leaves out NOTICE files.
 */
export function recordModules(): ModuleRecorders {
  // Workers are bundled while the client is: what is in them is complete when the client's chunks are.
  const inWorkers = new Set<string>()
  return {
    main: {
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
        const shipped = isClient ? [...modules, ...inWorkers] : modules.filter((id) => id.endsWith('?raw'))
        const names = [...new Set(shipped.map(nameFile))].toSorted()
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(names, undefined, 1) })
      },
    },
    worker: {
      name: 'vitrine:record-worker',
      apply: 'build',
      generateBundle(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') for (const id of output.moduleIds) inWorkers.add(id)
      },
    },
  }
}

/** Absolute paths of the modules that the finished bundles in these folders send to readers; a query may follow the path. */
export function readModules(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => JSON.parse(readFileSync(join(folder, fileName), 'utf8')) as string[])
}

/** The bundler's own helpers have made-up names: they stand for the package they come from. */
function nameFile(id: string): string {
  const tool = /^\0(rolldown|vite)\//.exec(id)?.[1]
  const folder = tool === undefined ? undefined : findPackage(tool, import.meta.dirname)
  return folder === undefined ? id : join(folder, 'package.json')
}
