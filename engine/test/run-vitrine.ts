import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const bin = fileURLToPath(new URL('../bin/vitrine.mjs', import.meta.url))

/** How a build ended, and what it printed. */
interface Ended {
  code: number | null
  output: string
}

/** What `vitrine build` does in a folder, and what it prints. */
export function runBuild(root: string, ...options: string[]): Promise<Ended> {
  return runBuildOf(bin, root, ...options)
}

/** The same with an engine that lies elsewhere. `program` is its `vitrine.mjs` (absolute path). */
export function runBuildOf(program: string, root: string, ...options: string[]): Promise<Ended> {
  const child = start(root, ['build', ...options], program)
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
}

/** A development server in a process of its own. */
export interface RunningDev {
  port: number
  /** What it has printed so far. */
  output: () => string
  /** Waits until it has printed a text. */
  hear: (text: string) => Promise<void>
  /** True until the process has ended. */
  isRunning: () => boolean
  /** Sends a signal, and gives how the process ended. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Starts `vitrine dev` in a folder. It is ended after the test. */
export async function runDev(root: string, ...options: string[]): Promise<RunningDev> {
  const port = await findFreePort()
  const child = start(root, ['dev', '--port', String(port), '--host', '127.0.0.1', ...options])
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  let output = ''
  const waiting = new Set<() => void>()
  const take = (chunk: unknown): void => {
    output += String(chunk)
    for (const look of waiting) look()
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const hear = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (output.includes(text)) resolve()
      }
      waiting.add(look)
      look()
      void ended.then(() => reject(new Error(`The development server ended without "${text}":\n${output}`)))
    })
  await hear('is at http')
  return {
    port,
    output: () => output,
    hear,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

function start(root: string, args: readonly string[], program = bin) {
  const { NODE_ENV: _, SITE_ORIGIN: __, SITE_REPOSITORY: ___, ...env } = process.env
  return spawn(process.execPath, [program, ...args], { cwd: root, env })
}

function findFreePort(): Promise<number> {
  return new Promise((give, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => give(port))
    })
  })
}
