import { spawn } from 'node:child_process'

const running = new Set()
const grouped = process.platform !== 'win32'

/**
 * Runs a program and gives `{ code, output, timedOut }`; output holds both streams. A program that cannot be started
 * has code 127. `timeLimit` is in milliseconds; at its end the program and its children are ended.
 */
export function runCommand(file, args, { timeLimit = 30 * 60_000, ...options } = {}) {
  return new Promise((resolve) => {
    // A process group of its own, so that ending it ends the browsers and workers it started.
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: grouped, ...options })
    running.add(child)
    let output = ''
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      endCommand(child)
    }, timeLimit)
    const collect = (chunk) => (output += chunk)
    child.stdout.setEncoding('utf8').on('data', collect)
    child.stderr.setEncoding('utf8').on('data', collect)
    const finish = (code) => {
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

/** On Ctrl+C: ends what was started here, then this process, without a word. */
export function endOnInterrupt(exitCode) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      for (const child of running) endCommand(child)
      process.exit(exitCode)
    })
  }
}

function endCommand(child) {
  try {
    if (grouped) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // It has ended already.
  }
}
