import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChecks } from './create-checks.mjs'
import { freePort } from './free-port.mjs'
import { request } from './request.mjs'
import { repository } from '../repository.mjs'
import { runCommand } from '../run-command.mjs'

const timeLimit = 10 * 60_000

/** Does what a new contributor does: clones into an empty folder, with an empty npm cache, and runs `npm start`. */
export async function freshClone() {
  const folder = mkdtempSync(join(tmpdir(), 'fresh clone '))
  try {
    const clone = join(folder, 'select docs')
    const cloned = await runCommand('git', ['clone', '--quiet', '--no-local', repository, clone])
    if (cloned.code !== 0) return { passed: 0, failed: 1, output: cloned.output }
    return await check(clone, { ...process.env, npm_config_cache: join(folder, 'cache') })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} clone absolute path
 * @param {NodeJS.ProcessEnv} environment
 */
async function check(clone, environment) {
  const { expect, result } = createChecks()
  const port = await freePort()
  const start = startSite(clone, { ...environment, PORT: String(port) })
  try {
    const printed = await start.printed('Ctrl+C ends it.')
    expect('npm start builds and serves the site', printed, `\n${start.output()}`)
    if (!printed) return result()
    expect('it prints the address', start.output().includes(`http://localhost:${port}/`), start.output())
    for (const path of ['/', '/en-US', '/demo', '/demo/single', '/en-US/demo/single']) {
      const page = await request(`http://127.0.0.1:${port}${path}`)
      expect(
        `${path} answers 200 with its heading in the HTML`,
        page.status === 200 && page.text.includes('<h1'),
        page.status,
      )
    }
    const unknown = await request(`http://127.0.0.1:${port}/no/such/page`)
    expect(
      'an unknown address answers 404 with the not-found page',
      unknown.status === 404 && unknown.text.includes('PAGE NOT FOUND'),
      unknown.status,
    )

    const second = await runCommand('npm', ['start'], { cwd: clone, env: { ...environment, PORT: String(port) } })
    const sentence = `Port ${port} is in use by another program`
    expect('a taken port is one sentence', second.code === 1 && second.output.includes(sentence), second.output)
  } finally {
    await start.end()
  }
  const changed = await runCommand('git', ['status', '--porcelain'], { cwd: clone })
  expect('starting leaves the clone as it was', changed.output.trim() === '', changed.output)
  return result()
}

/**
 * Runs `npm start` in a process group of its own, so that ending it ends everything it has started.
 * @param {string} clone absolute path
 * @param {NodeJS.ProcessEnv} env
 */
function startSite(clone, env) {
  const child = spawn('npm', ['start'], { cwd: clone, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = new Promise((resolve) => child.once('close', resolve))
  return {
    output: () => output,
    /**
     * @param {string} text
     * @returns {Promise<boolean>}
     */
    printed: (text) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), timeLimit)
        const settle = (/** @type {boolean} */ found) => {
          clearTimeout(timer)
          resolve(found)
        }
        const read = (/** @type {string} */ chunk) => {
          output += chunk
          if (output.includes(text)) settle(true)
        }
        child.stdout.setEncoding('utf8').on('data', read)
        child.stderr.setEncoding('utf8').on('data', read)
        void ended.then(() => settle(false))
      }),
    end: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
      await ended
    },
  }
}
