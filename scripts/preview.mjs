import { checkNode } from './lib/check-node.mjs'
import { checkPort, readPort } from './lib/check-port.mjs'
import { install } from './lib/install.mjs'
import { loadEngine } from './lib/load-engine.mjs'
import { readOptions } from './lib/read-options.mjs'
import { runScript } from './lib/refusal.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'

// `npm run preview`: serves what the last build wrote, without building.
await runScript(async () => {
  endOnInterrupt(0)
  checkNode()
  const options = readOptions(process.argv.slice(2))
  const port = readPort(process.env.PORT, 8000)
  await checkPort(port)
  await install()
  const run = await loadEngine('production')
  const { url } = await run('serve', { ...options, port })
  console.log(`The last build is at ${url}\nCtrl+C ends it.`)
})
