import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { minifySync } from 'vite'
import { engineDir } from './site-files.ts'

/** The inline script that runs before the first paint, minified. It is the same on every page. */
export async function compileBoot(): Promise<string> {
  const bundle = await rolldown({
    input: join(engineDir, 'entry/boot.client.ts'),
    // Puts the values of shared constants where they are used, so that nothing else of their files is in the script.
    optimization: { inlineConst: { mode: 'all' } },
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  // A function around the code gives it a scope of its own. That is shorter than the wrapper that the bundler would write.
  return minifySync('boot.js', `(() => {${output[0].code}})()`).code
}
