import { join } from 'node:path'
import { checkNode } from './lib/check-node.mjs'
import { install } from './lib/install.mjs'
import { loadEngine } from './lib/load-engine.mjs'
import { readOptions } from './lib/read-options.mjs'
import { runScript } from './lib/refusal.mjs'
import { modules, runNode } from './lib/run-node.mjs'

// `npm run api:review`: records that somebody has compared the words of the reference with the installed types.
await runScript(async () => {
  checkNode()
  const options = readOptions(process.argv.slice(2))
  await install()
  const run = await loadEngine('production')
  const files = await run('review', options)
  // The library that writes YAML has a style of its own.
  await runNode([join(modules, 'oxfmt/bin/oxfmt'), 'site/api'])
  console.log(files.length === 0 ? 'The words were reviewed against these types already.' : files.join('\n'))
  process.exit(0)
})
