import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { createLogger, type InlineConfig, type Rolldown } from 'vite'
import type { Config } from '../model/config.ts'
import { dropOlderStyles } from './drop-older-styles.ts'
import { dropPreloadHelper } from './drop-preload-helper.ts'
import { recordModules } from './record-modules.ts'
import { recordReads } from './record-reads.ts'
import { localizeModules } from './localize-modules.ts'
import { noteUndefined } from './refuse-undefined.ts'
import { browserEntries, dressedModule, engineDir, type IslandFile, toChunkName } from './site-files.ts'
import { clientEntry, createVirtualModules } from './virtual-modules.ts'

/** Where the two bundles of a build go. Absolute paths. */
export interface BundleFolders {
  client: string
  server: string
}

/** What a Vite configuration is made from. */
export interface ViteOptions {
  config: Config
  /** A function, because demos are added and removed during development. */
  islands: () => readonly IslandFile[]
  /** Absolute paths of stylesheets, in order. */
  styles: readonly string[]
  folders: BundleFolders
  command: 'build' | 'serve'
  /** Becomes part of the names of all hashed files. */
  buildId?: string | undefined
  /** Gets the absolute paths of all files that a build reads. */
  reads?: Set<string>
}

/** One Vite configuration for build and development, with a client and a server environment. Vite reads no configuration file. */
export function createViteConfig(options: ViteOptions): InlineConfig {
  const { config, islands, styles, folders, command, buildId, reads = new Set() } = options
  const suffix = buildId === undefined ? '' : `-${buildId}`
  const recorders = recordModules()
  const readRecorders = recordReads(reads)
  const { hydrate, alone, 'not-found': notFound } = browserEntries
  const islandInputs = Object.fromEntries(
    islands().map(({ name, path, style }) => [toChunkName(name), style === undefined ? path : dressedModule + name]),
  )
  return {
    root: config.root,
    base: config.base,
    configFile: false,
    appType: 'custom',
    publicDir: config.publicDir,
    cacheDir: join(config.cacheDir, 'vite'),
    logLevel: 'warn',
    // A build throws its errors as well, and whoever catches them says in which file they are.
    ...(command === 'build' ? { customLogger: { ...createLogger('warn'), error: () => {} } } : {}),
    plugins: [
      react(),
      // In development the pages link each stylesheet by itself, so that Vite can replace it after an edit.
      localizeModules(config, reads),
      // In development an edit is found at once: all data of a language comes anew.
      createVirtualModules(
        config,
        islands,
        command === 'build' ? styles : [],
        command === 'build' ? config.search.engine : 'built-in',
      ),
      recorders.main,
      readRecorders.main,
      noteUndefined(),
      dropPreloadHelper(),
      dropOlderStyles(),
    ],
    worker: { plugins: () => [recorders.worker, readRecorders.worker] },
    // The engine, the demos and the library must use the same copy of React.
    resolve: { dedupe: ['react', 'react-dom'] },
    environments: {
      client: {
        build: {
          outDir: folders.client,
          manifest: true,
          copyPublicDir: false,
          emptyOutDir: true,
          modulePreload: false,
          cssCodeSplit: false,
          cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
          target: 'baseline-widely-available',
          assetsInlineLimit: 0,
          // The editor is one chunk, which comes with the first edit.
          chunkSizeWarningLimit: 600,
          rolldownOptions: {
            input: { client: clientEntry, hydrate, alone, 'not-found': notFound, ...islandInputs },
            // The page imports the chunks of islands by address, so their exports must stay.
            preserveEntrySignatures: 'exports-only',
            checks: { pluginTimings: false },
            // Puts the values of shared constants where they are used. Otherwise they would be a file of their own, and one more request.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              entryFileNames: `assets/[name]-[hash]${suffix}.js`,
              chunkFileNames: (chunk) => `assets/${nameChunk(chunk)}-[hash]${suffix}.js`,
              assetFileNames: `assets/[name]-[hash]${suffix}[extname]`,
            },
          },
        },
      },
      ssr: {
        // From packages without `exports`, Node's import gives a namespace object where React needs a component, so
        // Vite loads them. A build bundles everything, so that React runs in production mode; in development Node
        // loads React.
        resolve: { noExternal: command === 'build' ? true : config.packages.map(({ name }) => toScope(name)) },
        build: {
          outDir: folders.server,
          emptyOutDir: true,
          ssr: true,
          minify: false,
          // Read only when a demo throws, to name the line of its own file.
          sourcemap: 'hidden',
          copyPublicDir: false,
          rolldownOptions: {
            input: { entry: join(engineDir, 'prerender/entry.ts') },
            checks: { pluginTimings: false },
            output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
          },
        },
      },
    },
  }
}

/**
 * Name of a chunk in addresses: the name of its module without `.client`, and for modules of the theme the name of
 * their folder before it.
 */
function nameChunk({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  // What the bundler makes of the query of `withWords`: `remote.ts_words_zh-CN_lang`.
  const bare = name.replace(/\.client$/, '').replace(/\.tsx?_words_([\w-]+)_lang$/, '.$1')
  const room = /\/theme\/(\w+)\/[^/]+$/.exec(facadeModuleId ?? '')?.[1]
  return room === undefined ? bare : `${room}-${bare}`
}

/** Matches a documented package and all packages of its npm scope. */
function toScope(name: string): RegExp {
  const scope = name.startsWith('@') ? `${name.split('/')[0] ?? name}/` : name
  return new RegExp(`^${scope.replaceAll(/[/.]/g, '\\$&')}`)
}
