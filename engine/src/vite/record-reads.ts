import { readFileSync, statSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { isCSSRequest, type Plugin, preprocessCSS, type ResolvedConfig, type Rolldown } from 'vite'

/** Two plugins that note which files a bundle is made from: one for the bundles, one for the workers that they start. */
export interface ReadRecorders {
  main: Plugin
  worker: Plugin
}

/**
 * Collects in `reads` the absolute paths of all files that bundles are made from, whether they reach a reader or not:
 * modules, what stylesheets import, pictures and fonts. The next build need not bundle while these are unchanged.
 */
export function recordReads(reads: Set<string>): ReadRecorders {
  const add = async (context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle, config: ResolvedConfig) => {
    const assets = Object.values(bundle).flatMap((output) => (output.type === 'asset' ? output.originalFileNames : []))
    const files = [...context.getModuleIds(), ...assets.map((name) => resolve(config.root, name))].flatMap(toFile)
    const imported = await Promise.all(files.map((file) => listImportedStyles(file, config)))
    for (const file of [...files, ...imported.flat()]) reads.add(file)
  }
  let shared: ResolvedConfig | undefined
  return {
    main: {
      name: 'vitrine:record-reads',
      apply: 'build',
      configResolved(config) {
        shared = config
      },
      async generateBundle(_options, bundle) {
        await add(this, bundle, this.environment.getTopLevelConfig())
      },
    },
    worker: {
      name: 'vitrine:record-reads-of-worker',
      apply: 'build',
      async generateBundle(_options, bundle) {
        if (shared !== undefined) await add(this, bundle, shared)
      },
    },
  }
}

/** The file of a module. Empty for a module that the engine or a tool makes up. */
function toFile(id: string): string[] {
  const path = id.replace(/^\0/, '')
  return [path, path.replace(/[?#].*$/, '')].filter(isFile).slice(0, 1)
}

function isFile(path: string): boolean {
  return isAbsolute(path) && statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** Files that a stylesheet takes in. The bundler joins them before it knows modules, so they are no modules. */
async function listImportedStyles(file: string, config: ResolvedConfig): Promise<string[]> {
  if (!isCSSRequest(file)) return []
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.css') && !/@import|composes/.test(text)) return []
  const { deps } = await preprocessCSS(text, file, config)
  return [...(deps ?? [])].flatMap(toFile)
}
