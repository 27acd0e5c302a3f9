import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The cost of a command and all processes that it has started. */
export interface Measured {
  /** Wall time. */
  seconds: number
  /** Time on all cores together. It hardly changes when the machine is busy. */
  cpuSeconds: number
  /** Largest sum of resident memory, in megabytes. Memory that processes share is counted for each of them. */
  megabytes: number
}

/** Bytes of a memory page, and clock ticks per second in `/proc`. Both are the same on every Linux on which Node runs. */
const pageBytes = 4096
const ticksPerSecond = 100

/**
 * Runs a command and watches it through `/proc`. On other systems than Linux CPU and memory stay 0. Throws with the
 * command's output when it fails.
 */
export async function measureCommand(command: string, args: readonly string[], cwd: string): Promise<Measured> {
  const started = performance.now()
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const peak = { cpuSeconds: 0, megabytes: 0 }
  const timer = setInterval(() => {
    const now = readTree(String(child.pid))
    peak.cpuSeconds = Math.max(peak.cpuSeconds, now.cpuSeconds)
    peak.megabytes = Math.max(peak.megabytes, now.megabytes)
  }, 25)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => clearInterval(timer))
  const seconds = (performance.now() - started) / 1000
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${Buffer.concat(output).toString()}`)
  return { seconds, ...peak }
}

/** Sums a running process and all processes that come from it. */
function readTree(root: string): { cpuSeconds: number; megabytes: number } {
  const all = new Map(listProcesses().map((pid) => [pid, readStat(pid) ?? []]))
  const isInTree = (pid: string): boolean => pid === root || (all.has(pid) && isInTree(all.get(pid)?.[1] ?? ''))
  let ticks = 0
  let pages = 0
  for (const [pid, fields] of all) {
    if (fields.length === 0 || !isInTree(pid)) continue
    const [own, system, ended, endedSystem] = fields.slice(11, 15).map(Number)
    ticks += (own ?? 0) + (system ?? 0) + (ended ?? 0) + (endedSystem ?? 0)
    pages += Number(fields[21])
  }
  return { cpuSeconds: ticks / ticksPerSecond, megabytes: (pages * pageBytes) / 1e6 }
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** The fields of `/proc/<pid>/stat` after the name of the command, which may contain blanks. Undefined when the process has ended. */
function readStat(pid: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
