import { checkNode } from './lib/check-node.mjs'
import { findChromium } from './lib/find-chromium.mjs'
import { chromiumProjects, findEngines } from './lib/find-engines.mjs'
import { findNeeds } from './lib/find-needs.mjs'
import { install } from './lib/install.mjs'
import { showLooks, whyNotCompared } from './lib/looks/show-looks.mjs'
import { Refusal, runScript } from './lib/refusal.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'
import { passToNode, playwright } from './lib/run-node.mjs'
import { serveBuilds } from './lib/serve-builds.mjs'
import { builds, clearReport, hashSources, makeBuild, whyStale } from './lib/test-builds.mjs'

// `npm run e2e -- <pattern>`: runs the browser tests whose path matches the pattern, or all. Options of Playwright
// may follow. Builds that the tests need are made first when they are missing or out of date.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  await install()
  const args = process.argv.slice(2)
  await prepareBuilds(args)
  const browsers = await prepareBrowsers(args)
  const { env, close } = await serveBuilds()
  const report = clearReport('e2e')
  const code = await passToNode([playwright, 'test', '--reporter=list,json', ...browsers.args, ...args], {
    ...env,
    ...browsers.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  await close()
  const { sentence } = await showLooks(report)
  if (sentence !== undefined) console.log(`\n${sentence}`)
  process.exit(code)
})

/**
 * Without `--project` the tests run in Chromium. `--project=firefox` and `--project=webkit` ask for another browser.
 * @param {readonly string[]} args
 */
async function prepareBrowsers(args) {
  const env = { CHROMIUM_PATH: await findChromium() }
  const wanted = args.flatMap((arg) => /^--project=(.+)$/.exec(arg)?.[1] ?? [])
  if (wanted.length === 0) {
    const projects = chromiumProjects.filter((name) => name !== 'looks' || whyNotCompared === undefined)
    return { env, args: projects.map((name) => `--project=${name}`) }
  }
  for (const engine of wanted.every((name) => chromiumProjects.includes(name)) ? [] : await findEngines()) {
    if (!wanted.includes(engine.name)) continue
    if ('reason' in engine) throw new Refusal(engine.reason)
    Object.assign(env, engine.env)
  }
  return { env, args: [] }
}

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
