import { join } from 'node:path'
import { checkNode } from './lib/check-node.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { install } from './lib/install.mjs'
import { readSoakOptions } from './lib/soak-options.mjs'
import { Refusal, runScript } from './lib/refusal.mjs'
import { repository } from './lib/repository.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'
import { passToNode, playwright } from './lib/run-node.mjs'
import { serveBuilds } from './lib/serve-builds.mjs'
import { builds, isBuilt } from './lib/test-builds.mjs'

// `npm run soak`: drives one tab through 1,000 navigations (`--navigations 5000`: more), prints what it holds, and cuts
// each kind of file at every 4 KB. Words choose files of `e2e/soak`.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  const { navigations, patterns } = readSoakOptions(process.argv.slice(2))
  await install()
  if (!builds.some((build) => build.name === 'root' && isBuilt(build)))
    throw new Refusal('There is no site for tests yet: run npm test -- build first.')
  const { env, close } = await serveBuilds()
  const browser = { ...env, CHROMIUM_PATH: await findChromium() }
  const args = [playwright, 'test', '--project=behaviour']
  const specs = patterns.length === 0 ? [join(repository, 'e2e/soak/')] : patterns.map((word) => `e2e/soak/.*${word}`)
  process.exitCode = await passToNode([...args, '--reporter=list', '--workers=1', '--timeout=3600000', ...specs], {
    ...browser,
    SOAK_NAVIGATIONS: String(navigations),
  })
  await close()
})
