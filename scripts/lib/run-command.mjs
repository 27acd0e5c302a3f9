import { spawn } from 'node:child_process'

/** @import { ChildProcess, SpawnOptions } from 'node:child_process' */

/**
 * What a program has done. `output` holds both streams.
 * @typedef {{ code: number, output: string, timedOut: boolean }} Finished
 */

/**
 * `timeLimit` is in milliseconds; at its end the program and its children are ended. `onLine` gets each line as it comes.
 * @typedef {Pick<SpawnOptions, 'cwd' | 'env' | 'shell'> & { timeLimit?: number, onLine?: (line: string) => void }} CommandOptions
 */

/** @type {Set<ChildProcess>} */
const running = new Set()
const grouped = process.platform !== 'win32'

/**
 * Runs a program and collects its output. A program that cannot be started has code 127.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<Finished>}
 */
export function runCommand(file, args, { timeLimit = 50 * 60_000, onLine, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      endCommand(child)
    }, timeLimit)
    for (const stream of [child.stdout, child.stderr]) {
      const lines = onLine === undefined ? undefined : splitLines(onLine)
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
        output += chunk
        lines?.add(chunk)
      })
      stream?.on('end', () => lines?.end())
    }
    const finish = (/** @type {number} */ code) => {
      clearTimeout(timer)
      running.delete(child)
      if (timedOut) output += `\nEnded after ${Math.round(timeLimit / 1000)} s, its time limit.\n`
      resolve({ code, output, timedOut })
    }
    child.once('error', (error) => {
      output += `${error.message}\n`
      finish(127)
    })
    child.once('close', (code) => finish(timedOut ? 124 : (code ?? 1)))
  })
}

/**
 * Runs a program whose output goes directly to this terminal, and gives its exit code.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Pick<SpawnOptions, 'cwd' | 'env'>} [options]
 * @returns {Promise<number>}
 */
export function passThrough(file, args, options = {}) {
  return new Promise((resolve) => {
    const child = start(file, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', (error) => {
      running.delete(child)
      console.error(error.message)
      resolve(127)
    })
    child.once('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}

/**
 * On Ctrl+C, ends the programs that were started here and then this process, without a message.
 * @param {number} exitCode
 */
export function endOnInterrupt(exitCode) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      for (const child of running) endCommand(child)
      process.exit(exitCode)
    })
  }
}

/**
 * Starts a program in a process group of its own, so that ending it also ends the browsers and workers it has
 * started.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {SpawnOptions} options
 */
function start(file, args, options) {
  const child = spawn(file, args, { ...options, detached: grouped })
  running.add(child)
  return child
}

/** @param {ChildProcess} child */
function endCommand(child) {
  try {
    if (grouped && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // The program has ended already.
  }
}

/**
 * Splits a stream of text into lines.
 * @param {(line: string) => void} onLine
 */
function splitLines(onLine) {
  let rest = ''
  return {
    add: (/** @type {string} */ chunk) => {
      const lines = (rest + chunk).split(/\r?\n/)
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    },
    end: () => {
      if (rest !== '') onLine(rest)
      rest = ''
    },
  }
}
