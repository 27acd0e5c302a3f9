import { checkNode } from './lib/check-node.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { findNeeds } from './lib/find-needs.mjs'
import { install } from './lib/install.mjs'
import { Refusal, runScript } from './lib/refusal.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'
import { passToNode, playwright } from './lib/run-node.mjs'
import { serveBuilds } from './lib/serve-builds.mjs'
import { builds, hashSources, makeBuild, whyStale } from './lib/test-builds.mjs'

// `npm run e2e -- <pattern>`: runs the browser tests whose path matches the pattern, or all. Options of Playwright
// may follow. Builds that the tests need are made first when they are missing or out of date.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  await install()
  const args = process.argv.slice(2)
  await prepareBuilds(args)
  const chromium = await findChromium()
  const { env, close } = await serveBuilds()
  const code = await passToNode([playwright, 'test', '--reporter=list', ...args], { ...env, CHROMIUM_PATH: chromium })
  await close()
  process.exit(code)
})

/** @param {readonly string[]} args */
async function prepareBuilds(args) {
  const needs = findNeeds(args)
  const key = hashSources()
  for (const build of builds) {
    if (!needs.has(build.name)) continue
    const reason = whyStale(build, key)
    if (reason === undefined) {
      console.log(`The build "${build.name}" is up to date.`)
      continue
    }
    console.log(`Making the build "${build.name}": ${reason} …`)
    const { code } = await makeBuild(build, (line) => console.log(line))
    if (code !== 0) throw new Refusal('The site could not be built: mend what is said above.')
  }
}
