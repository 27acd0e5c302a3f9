import { join } from 'node:path'
import { checkBench } from './lib/check-bench.mjs'
import { checkNode } from './lib/check-node.mjs'
import { install } from './lib/install.mjs'
import { runScript } from './lib/refusal.mjs'
import { repository } from './lib/repository.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'
import { passToNode } from './lib/run-node.mjs'

// `npm run bench -- <name>`: runs a measurement of `bench/`. BENCH_SITE names another built site than `site/dist`.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  const name = checkBench(process.argv[2], process.env.BENCH_SITE ?? join(repository, 'site/dist'))
  await install()
  process.exit(await passToNode([join(repository, 'bench/run.mjs'), name]))
})
