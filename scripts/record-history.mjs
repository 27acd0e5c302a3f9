import { join } from 'node:path'
import { checkNode } from './lib/check-node.mjs'
import { install } from './lib/install.mjs'
import { runScript } from './lib/refusal.mjs'
import { repository } from './lib/repository.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'
import { modules, passToNode, runNode } from './lib/run-node.mjs'

// `npm run history`: asks the registry for the older versions of the documented package, reads their types, and records
// in site/data/history.json what each version has added, changed, deprecated and removed.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  await install()
  const code = await passToNode(['--import', 'vitrine/register', join(repository, 'site/history/main.ts')])
  await runNode([join(modules, 'oxfmt/bin/oxfmt'), 'site/data/history.json'])
  process.exit(code)
})
