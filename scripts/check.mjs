import { checkNode } from './lib/check-node.mjs'
import { install } from './lib/install.mjs'
import { runParts } from './lib/run-parts.mjs'
import { runScript } from './lib/refusal.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'
import { parts } from './lib/test-parts.mjs'

// `npm run check`: format, lint, types and floors, without tests.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  await install()
  await runParts(parts, ['check'])
})
