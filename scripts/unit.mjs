import { checkNode } from './lib/check-node.mjs'
import { install } from './lib/install.mjs'
import { runScript } from './lib/refusal.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'
import { passToNode, vitest } from './lib/run-node.mjs'

// `npm run unit -- <pattern>`: runs the unit tests whose path contains the pattern, or all. Options of Vitest may follow.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  await install()
  process.exit(await passToNode([vitest, 'run', ...process.argv.slice(2)]))
})
