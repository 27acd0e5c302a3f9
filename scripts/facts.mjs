import { join } from 'node:path'
import { checkNode } from './lib/check-node.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { install } from './lib/install.mjs'
import { runScript } from './lib/refusal.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'
import { facts, modules, passToNode, runNode } from './lib/run-node.mjs'

// `npm run facts`: drives the installed library in a browser, writes what it does as data, and the data into the pages.
// With `--check` nothing is written: what differs is printed. `--times` also measures how long lists take here.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  await install()
  const code = await passToNode([...facts, ...process.argv.slice(2)], { CHROMIUM_PATH: await findChromium() })
  // What writes JSON puts an item on each line.
  await runNode([join(modules, 'oxfmt/bin/oxfmt'), 'site/facts/data'])
  process.exit(code)
})
