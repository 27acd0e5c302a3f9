import { checkNode } from './lib/check-node.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { findEngines } from './lib/find-engines.mjs'
import { install } from './lib/install.mjs'
import { runParts } from './lib/run-parts.mjs'
import { runScript } from './lib/refusal.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'
import { parts } from './lib/test-parts.mjs'

// `npm test`, or some of its parts: `npm test -- check unit`.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  await install()
  const wanted = process.argv.slice(2)
  // Downloaded before the parts begin. When that fails, the part `browser` fails with the reason, and the other parts run.
  if (wanted.length === 0 || wanted.includes('browser')) await findChromium().catch(() => undefined)
  if (wanted.length === 0 || wanted.includes('engines')) await findEngines()
  await runParts(parts, wanted)
})
