import { checkNode } from './lib/check-node.mjs'
import { freshClone } from './lib/hosts/fresh-clone.mjs'
import { nginx } from './lib/hosts/nginx.mjs'
import { sandboxes } from './lib/hosts/sandboxes.mjs'
import { install } from './lib/install.mjs'
import { runScript } from './lib/refusal.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'
import { runParts } from './lib/run-parts.mjs'

// `npm run test:hosts`, or some of its parts: tests that need more than this folder and a browser.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  await install()
  await runParts({ nginx, sandboxes, 'fresh-clone': freshClone }, process.argv.slice(2))
})
