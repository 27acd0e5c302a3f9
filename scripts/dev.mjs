import { checkNode } from './lib/check-node.mjs'
import { checkPort, readPort } from './lib/check-port.mjs'
import { install } from './lib/install.mjs'
import { loadEngine } from './lib/load-engine.mjs'
import { readOptions } from './lib/read-options.mjs'
import { runScript } from './lib/refusal.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'

// `npm run dev`: serves the sources with hot updates. Its port is not that of `npm start`, so that both can run.
await runScript(async () => {
  endOnInterrupt(0)
  checkNode()
  const options = readOptions(process.argv.slice(2))
  const port = readPort(process.env.PORT, 8001)
  await checkPort(port)
  await install()
  const run = await loadEngine('development')
  const { url } = await run('dev', { ...options, port })
  console.log(`\nThe site is at ${url}, and follows your edits.\nCtrl+C ends it.`)
})
