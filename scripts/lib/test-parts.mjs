import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumProjects, engineTests, findEngines } from './find-engines.mjs'
import { findChromium } from './find-chromium.mjs'
import { listUnused, showLooks, whyNotCompared } from './looks/show-looks.mjs'
import { followPlaywright, followVitest } from './read-progress.mjs'
import { countEngines, countPlaywright, countVitest } from './read-report.mjs'
import { facts as probes, modules, playwright, runNode, vitest } from './run-node.mjs'
import { serveBuilds } from './serve-builds.mjs'
import { builds, clearReport, isBuilt, makeBuild, reportFile } from './test-builds.mjs'

/** @import { Finished } from './run-command.mjs' */
/** @import { Part, PartResult } from './run-parts.mjs' */
/** @import { Counts, PlaywrightReport } from './read-report.mjs' */

const floors = 'engine/test/floors.test.ts'

/** The tools that the part `check` runs besides the floors. Each counts as one test. */
const tools = [
  { name: 'format', args: ['oxfmt/bin/oxfmt', '--check'] },
  { name: 'lint', args: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', args: ['typescript/bin/tsc', '-b'] },
  { name: 'unused', args: ['knip/bin/knip.js', '--no-progress'] },
]

/** The parts of `npm test` in order. */
export const parts = { check, unit, build, facts, looks, browser, engines }

/** @type {Part} */
async function check(say) {
  const results = []
  for (const {
    name,
    args: [tool = '', ...args],
  } of tools) {
    results.push(await tell(say, name, async () => toResult(await runNode([join(modules, tool), ...args]))))
  }
  results.push(await tell(say, 'floors', () => runVitest('floors', [floors], () => {})))
  return add(results)
}

/** @type {Part} */
function unit(say) {
  return runVitest('unit', ['--exclude', floors], followVitest(say))
}

/** @type {Part} */
async function build(say) {
  const results = []
  for (const one of builds) {
    say(one.name)
    results.push(toResult(await makeBuild(one, say)))
  }
  return add(results)
}

/** @type {Part} */
async function facts() {
  return toResult(await runNode([...probes, '--check'], { env: { CHROMIUM_PATH: await findChromium() } }))
}

/** How the site looks, compared with pictures. One that no test asks for any more fails too. @type {Part} */
async function looks(say) {
  if (whyNotCompared !== undefined)
    return { passed: 0, failed: 0, skipped: 1, output: '', notes: [`1 skipped: ${whyNotCompared}`] }
  const env = { CHROMIUM_PATH: await findChromium() }
  const result = await runPlaywright('looks', ['--project=looks'], env, countPlaywright, say)
  const { asked, sentence } = await showLooks(reportFile('looks'))
  // Where tests have failed, some have not asked for all of their pictures.
  const unused = result.failed === 0 ? listUnused(asked) : []
  const gone = unused.map((name) => `No test asks for the picture ${name}: npm run looks removes it.`)
  return {
    ...result,
    failed: result.failed + gone.length,
    output: [result.output, ...gone].join('\n'),
    notes: sentence === undefined ? [] : [sentence],
  }
}

/** @type {Part} */
async function browser(say) {
  const env = { CHROMIUM_PATH: await findChromium() }
  const projects = chromiumProjects.filter((name) => name !== 'looks')
  return runPlaywright('browser', toProjects(projects), env, countPlaywright, say)
}

/** @type {Part} */
async function engines(say) {
  const all = await findEngines()
  const there = all.flatMap((engine) => ('env' in engine ? [engine] : []))
  const notes = all.flatMap((engine) => ('reason' in engine ? [`1 skipped, ${engine.name}: ${engine.reason}`] : []))
  /** @type {PartResult} */
  const none = { passed: 0, failed: 0, output: '' }
  const env = Object.assign({}, ...there.map((engine) => engine.env))
  const args = [...toProjects(there.map(({ name }) => name)), ...engineTests]
  const result = there.length === 0 ? none : await runPlaywright('engines', args, env, countEngines, say)
  return { ...result, skipped: (result.skipped ?? 0) + notes.length, notes: [...notes, ...(result.notes ?? [])] }
}

/** @param {readonly string[]} names */
function toProjects(names) {
  return names.map((name) => `--project=${name}`)
}

/**
 * Runs some browser tests on the builds.
 * @param {string} name of the report
 * @param {readonly string[]} options of Playwright, and which tests
 * @param {Readonly<Record<string, string>>} browsers what tells the tests where the browsers are
 * @param {(report: PlaywrightReport) => Omit<PartResult, 'output'>} count
 * @param {(line: string) => void} say
 * @returns {Promise<PartResult>}
 */
async function runPlaywright(name, options, browsers, count, say) {
  const missing = builds.find((one) => !isBuilt(one))
  if (missing !== undefined)
    return fail(`There is no build in .cache/test/${missing.name}: run npm test -- build ${name}.`)
  const { env, close } = await serveBuilds()
  const path = clearReport(name)
  const args = [playwright, 'test', '--reporter=list,json', ...options]
  const { code, output } = await runNode(args, {
    env: { ...env, ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    onLine: followPlaywright(say),
  })
  await close()
  return readCounts(path, count, code, output)
}

/**
 * @param {string} name of the report
 * @param {readonly string[]} args
 * @param {(line: string) => void} onLine
 */
async function runVitest(name, args, onLine) {
  const path = clearReport(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const { code, output } = await runNode([vitest, 'run', ...reporters, ...args], { onLine })
  return readCounts(path, countVitest, code, output)
}

/**
 * Reports the result of one tool of a part.
 * @param {(line: string) => void} say
 * @param {string} name
 * @param {() => Promise<PartResult>} run
 */
async function tell(say, name, run) {
  const started = Date.now()
  const result = await run()
  const seconds = Math.round((Date.now() - started) / 1000)
  say(`${name.padEnd(10)}${`${seconds} s`.padStart(7)}  ${result.failed === 0 ? 'passed' : 'failed'}`)
  return result
}

/**
 * For a program that either finds problems or does not: one passed, or one failed.
 * @param {Finished} finished
 * @returns {PartResult}
 */
function toResult({ code, output }) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/**
 * When a run fails but names no failed test, it has crashed. That counts as a failure too.
 * @template Report
 * @template {Counts} Found
 * @param {string} path
 * @param {(report: Report) => Found} count
 * @param {number} code
 * @param {string} output
 */
function readCounts(path, count, code, output) {
  const counts = existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 }
  return { ...counts, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1), output }
}

/**
 * Adds results. Only the output of failed ones is shown.
 * @param {readonly PartResult[]} results
 * @returns {PartResult}
 */
function add(results) {
  const output = results.filter(({ failed }) => failed > 0).map((result) => result.output)
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
    output: output.join('\n'),
  }
}

/**
 * @param {string} sentence
 * @returns {PartResult}
 */
function fail(sentence) {
  return { passed: 0, failed: 1, output: sentence }
}
