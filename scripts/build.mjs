import { checkNode } from './lib/check-node.mjs'
import { install } from './lib/install.mjs'
import { loadEngine } from './lib/load-engine.mjs'
import { readOptions } from './lib/read-options.mjs'
import { runScript } from './lib/refusal.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'

// `npm run build -- --base /select/ --out folder`, with SITE_ORIGIN in the environment: writes the site.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  const options = readOptions(process.argv.slice(2))
  await install()
  const run = await loadEngine('production')
  await run('build', options)
  // The bundler may leave something running. It must not keep a finished build from ending.
  process.exit(0)
})
