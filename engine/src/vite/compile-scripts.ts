import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { minifySync } from 'vite'
import { engineDir } from './site-files.ts'

/** A file of the engine and all that it imports as one small script. `path` is below `src`. */
async function compileAlone(path: string): Promise<string> {
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

/** The worker that keeps a site for reading without a connection. The build writes its version into it. */
export function compileOfflineWorker(): Promise<string> {
  return compileAlone('offline/offline.worker.ts')
}
