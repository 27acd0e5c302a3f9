import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { rolldown, type RolldownPlugin } from 'rolldown'
import type { Config } from '../model/config.ts'
import { createDiskCache } from '../node/disk-cache.ts'
import { hashEngine, hashPackages } from '../node/hash-engine.ts'
import { hashFiles } from '../node/hash-files.ts'
import { writeWhole } from '../node/write-whole.ts'
import { engineDir } from './site-files.ts'

/** The code that draws pages in development, without the islands. */
export interface DrawingCode {
  /** Absolute path of the module. */
  entry: string
  /** Absolute paths of the files that it is made of. */
  modules: string[]
}

/**
 * Bundles what draws pages into one file: Vite would give it to the thread in two hundred pieces, each of them made
 * anew at every start. React stays outside, since the islands must use the same one.
 */
export async function compileDrawing({ root, cacheDir }: Config): Promise<DrawingCode> {
  const entry = join(cacheDir, 'dev/drawing.mjs')
  const cache = createDiskCache(join(cacheDir, 'drawing'), hashEngine())
  // The engine itself may be edited while the server runs.
  const input = [hashFiles([engineDir]), hashPackages(root, ['react', 'react-dom'])]
  const { code, modules } = await cache.remember('drawing', input, () => bundle(root, dirname(entry)))
  cache.prune()
  writeWhole(entry, code)
  return { entry, modules: modules.map((path) => join(root, path)) }
}

/** `folder` is where the file will be: its map leads from there to the sources. */
async function bundle(root: string, folder: string): Promise<{ code: string; modules: string[] }> {
  const build = await rolldown({
    input: join(engineDir, 'prerender/create-drawer.ts'),
    platform: 'node',
    plugins: [leaveReact(root), readRaw()],
    checks: { pluginTimings: false },
  })
  const { output } = await build
    .generate({ format: 'es', codeSplitting: false, sourcemap: 'inline', dir: folder })
    .catch((error: Error) => {
      // It is shown in the page as well, which knows no colours of a terminal.
      throw new Error(stripVTControlCharacters(error.message))
    })
  await build.close()
  const { code, moduleIds } = output[0]
  const files = moduleIds.filter((id) => !id.startsWith('\0')).map((id) => id.replace(/\?.*$/, ''))
  // Relative, so that a result that is kept on disk is right in a moved checkout.
  return { code, modules: files.map((path) => relative(root, path)) }
}

/** React as a file of the site finds it. */
function leaveReact(root: string): RolldownPlugin {
  const { resolve } = createRequire(join(root, 'index.js'))
  return {
    name: 'vitrine:leave-react',
    resolveId: (source) =>
      /^react(-dom)?($|\/)/.test(source) ? { id: pathToFileURL(resolve(source)).href, external: true } : undefined,
  }
}

/** The text of a file: an icon. */
function readRaw(): RolldownPlugin {
  const query = '?raw'
  return {
    name: 'vitrine:read-raw',
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return undefined
      const found = await this.resolve(source.slice(0, -query.length), importer)
      return found === null ? undefined : found.id + query
    },
    load: (id) =>
      id.endsWith(query)
        ? {
            code: `export default ${JSON.stringify(readFileSync(id.slice(0, -query.length), 'utf8'))}`,
            moduleType: 'js',
          }
        : undefined,
  }
}
