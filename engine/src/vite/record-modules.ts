import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { findPackage } from '../node/find-package.mjs'

const fileName = '.vite/modules.json'

/** Two plugins: one for the bundles, one for the workers that the client starts. */
export interface ModuleRecorders {
  main: Plugin
  worker: Plugin
}

/**
 * Writes beside each bundle a list of the modules that reach the reader. For the client these are all modules of
 * chunks and workers, for the server the files that pages contain as they are (`?raw`, icons). Vite's own
 * `build.license` is not enough: it does not see the packages of a worker and the bundlers' own helpers, and it
 * leaves out NOTICE files.
 */
export function recordModules(): ModuleRecorders {
  // Workers are bundled during the client's build. The set is complete when the client's chunks are generated.
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
            : // These names are relative to the site; the module ids of a chunk are absolute.
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

/** Absolute paths of the modules that the finished bundles in these folders send to readers. A path may end with a query. */
export function readModules(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => JSON.parse(readFileSync(join(folder, fileName), 'utf8')) as string[])
}

/** A helper of the bundler has no file (its id is like `\0vite/...`). The `package.json` of its package stands for it. */
function nameFile(id: string): string {
  const tool = /^\0(rolldown|vite)\//.exec(id)?.[1]
  const folder = tool === undefined ? undefined : findPackage(tool, import.meta.dirname)
  return folder === undefined ? id : join(folder, 'package.json')
}
