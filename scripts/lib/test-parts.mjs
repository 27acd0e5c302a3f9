import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './find-chromium.mjs'
import { loadEngine } from './load-engine.mjs'
import { countPlaywright, countVitest } from './read-report.mjs'
import { repository } from './repository.mjs'
import { runCommand } from './run-command.mjs'

const modules = join(repository, 'node_modules')
const floors = 'engine/test/floors.test.ts'

/** Folder for what tests build and report. */
export const workFolder = join(repository, '.cache/test')

const builds = [
  { folder: 'root', args: [] },
  { folder: 'sub', args: ['--base', '/sub/'] },
  // The same site deployed again: every hashed file has a new name.
  { folder: 'second', args: ['--build-id', 'second'] },
]

/** The parts of `npm test` in order. Each gives `{ passed, failed, output }`, Playwright also counts per project. */
export const parts = { check, unit, build, browser }

async function check() {
  const results = []
  results.push(await runTool('oxfmt/bin/oxfmt', ['--check']))
  results.push(await runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']))
  results.push(await runTool('typescript/bin/tsc', ['-p', '.', '--noEmit']))
  results.push(await runVitest('floors', [floors]))
  return add(results)
}

function unit() {
  return runVitest('unit', ['--exclude', floors])
}

async function build() {
  const results = []
  for (const { folder, args } of builds) {
    const out = join(workFolder, folder)
    rmSync(out, { recursive: true, force: true })
    const script = join(repository, 'scripts/build.mjs')
    results.push(await runNode([script, '--out', out, ...args]))
  }
  return add(results)
}

async function browser() {
  const missing = builds.find(({ folder }) => !existsSync(join(workFolder, folder, 'index.html')))
  if (missing !== undefined)
    return fail(`There is no build in .cache/test/${missing.folder}: run npm test -- build browser.`)
  const chromium = await findChromium()
  const run = await loadEngine('production')
  const root = await run('serve', { out: join(workFolder, 'root'), port: 0 })
  const sub = await run('serve', { out: join(workFolder, 'sub'), base: '/sub/', port: 0 })
  const path = reportPath('browser')
  const env = {
    CHROMIUM_PATH: chromium,
    BASE_URL: root.url.replace(/\/$/, ''),
    SUB_URL: sub.url,
    TEST_BUILDS: workFolder,
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    NODE_ENV: 'test',
  }
  const { code, output } = await runNode(
    [join(modules, '@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    env,
  )
  await Promise.all([root.close(), sub.close()])
  return readCounts(path, countPlaywright, code, output)
}

async function runVitest(name, args) {
  const path = reportPath(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const { code, output } = await runNode([join(modules, 'vitest/vitest.mjs'), 'run', ...reporters, ...args])
  return readCounts(path, countVitest, code, output)
}

/** A tool that either finds something or does not: one passed or one failed. */
function runTool(path, args) {
  return runNode([join(modules, path), ...args])
}

async function runNode(args, env = {}) {
  // Loading the engine sets it here; each tool is to choose its own.
  const { NODE_ENV: _, ...inherited } = process.env
  const result = await runCommand(process.execPath, args, { cwd: repository, env: { ...inherited, ...env } })
  return { ...result, passed: result.code === 0 ? 1 : 0, failed: result.code === 0 ? 0 : 1 }
}

/** A run that ends badly without saying which test failed has crashed, which is a failure too. */
function readCounts(path, count, code, output) {
  const counts = existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 }
  return { ...counts, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1), output }
}

function reportPath(name) {
  mkdirSync(workFolder, { recursive: true })
  const path = join(workFolder, `${name}.json`)
  rmSync(path, { force: true })
  return path
}

/** Sums results; only what failed is shown. */
function add(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  const output = results.filter(({ failed }) => failed > 0).map((result) => result.output)
  return { passed: sum('passed'), failed: sum('failed'), output: output.join('\n') }
}

function fail(sentence) {
  return { passed: 0, failed: 1, output: sentence }
}
