import { join, relative } from 'node:path'
import type { RolldownPlugin } from 'rolldown'
import type { Config } from '../model/config.ts'
import { createDiskCache } from '../node/disk-cache.ts'
import { hashEngine, hashPackages } from '../node/hash-engine.ts'

/** The packages that edited code may import, as one script. */
export interface Runtime {
  code: string
  /** Names of the packages. */
  packages: string[]
  /** Absolute paths of its modules, for the notices of their licences. */
  modules: string[]
}

const entry = 'virtual:vitrine/runtime'

/** What every demo may import besides the documented packages. */
const always = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/** React says by numbers what is wrong, so that all of the editor stays below 400 KB. The library says what it has to say. */
const inProduction = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/

/**
 * Bundles React and the documented packages as a script that any document can run: the frame for edited code has no
 * origin, so hosts that send no CORS headers would give it no module.
 */
export async function compileRuntime(config: Config): Promise<Runtime> {
  const { root, cacheDir } = config
  const packages = [...always, ...config.packages.map(({ name }) => name)]
  const cache = createDiskCache(join(cacheDir, 'runtime'), hashEngine())
  const input = [packages, hashPackages(root, ['react', 'react-dom', ...config.packages.map(({ name }) => name)])]
  const { code, modules } = await cache.remember('runtime', input, () => bundle(packages, root))
  cache.prune()
  return { code, packages, modules: modules.map((path) => join(root, path)) }
}

async function bundle(packages: readonly string[], root: string): Promise<{ code: string; modules: string[] }> {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [createEntry(packages, root)],
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    checks: { pluginTimings: false },
  })
  const { output } = await build.generate({ format: 'iife', minify: true, codeSplitting: false })
  await build.close()
  const { code, moduleIds } = output[0]
  // Relative, so that a result that is kept on disk is right in a moved checkout.
  return { code, modules: moduleIds.filter((id) => !id.startsWith('\0')).map((id) => relative(root, id)) }
}

function createEntry(packages: readonly string[], root: string): RolldownPlugin {
  return {
    name: 'vitrine:runtime',
    resolveId(source, importer) {
      if (source === entry) return `\0${entry}`
      // As a file of the site finds its packages.
      return importer === `\0${entry}` ? this.resolve(source, join(root, 'index.js')) : undefined
    },
    load: (id) => (id === `\0${entry}` ? writeEntry(packages) : undefined),
    transform: (code, id) =>
      inProduction.test(id) ? { code: code.replaceAll('process.env.NODE_ENV', '"production"') } : undefined,
  }
}

/** Each package as the code of the compiler asks for it: a default export stands under `default`. */
function writeEntry(packages: readonly string[]): string {
  const imports = packages.map((name, index) => `import * as p${index} from ${JSON.stringify(name)}`)
  const entries = packages.map((name, index) => `${JSON.stringify(name)}: { __esModule: true, ...p${index} },`)
  return [...imports, 'self.tryPackages = {', ...entries, '}'].join('\n')
}
