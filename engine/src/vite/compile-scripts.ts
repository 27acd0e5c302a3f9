import { join } from 'node:path'
import { minifySync } from 'rolldown/utils'
import { createDiskCache } from '../node/disk-cache.ts'
import { hashEngine } from '../node/hash-engine.ts'
import { engineDir } from './site-files.ts'

/** The scripts of the engine that are not part of a bundle. */
export interface Scripts {
  /** Runs before the first paint. It is the same on every page. */
  boot: string
  /** Runs in the frame for edited code. */
  frame: string
  /** Keeps a site for reading without a connection. The build writes its version into it. */
  worker: string
}

/** All of them, of which a build with the same engine makes none again. `cacheDir` is that of the site. */
export async function compileScripts(cacheDir: string): Promise<Scripts> {
  const cache = createDiskCache(join(cacheDir, 'scripts'), hashEngine())
  const scripts = await cache.remember('scripts', [], async () => {
    const [boot, frame, worker] = await Promise.all([
      compileBoot(),
      compileFrame(),
      compileAlone('offline/offline.worker.ts'),
    ])
    return { boot, frame, worker }
  })
  cache.prune()
  return scripts
}

/** A file of the engine and all that it imports as one small script. `path` is below `src`. */
async function compileAlone(path: string): Promise<string> {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: join(engineDir, path),
    // Puts the values of shared constants where they are used, so that nothing else of their files is in the script.
    optimization: { inlineConst: { mode: 'all' } },
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  // A function around the code gives it a scope of its own. That is shorter than the wrapper that the bundler would write.
  return minifySync('alone.js', `(() => {${output[0].code}})()`).code
}

/** The inline script that runs before the first paint. It is the same on every page. */
export function compileBoot(): Promise<string> {
  return compileAlone('entry/boot.client.ts')
}

/** The script of the frame in which edited code runs. The policy of every page allows it by its hash. */
export async function compileFrame(): Promise<string> {
  return (await compileAlone('try/frame/frame.client.ts')).trim()
}
