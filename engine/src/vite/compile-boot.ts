import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { minifySync } from 'vite'
import { engineDir } from './site-files.ts'

/** The inline script that runs before first paint, as small as it gets. The same on every page. */
export async function compileBoot(): Promise<string> {
  const bundle = await rolldown({
    input: join(engineDir, 'entry/boot.client.ts'),
    // Shared names stand where they are used, and nothing else of their files is left.
    optimization: { inlineConst: { mode: 'all' } },
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  // In a scope of its own, smaller than the one that the bundler would write.
  return minifySync('boot.js', `(() => {${output[0].code}})()`).code
}
