import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { RawMessage, RawRequest, RawResult } from './compiler/raw-types.ts'

/**
 * The compiler runs in a process of its own, so that it can be ended while it computes. The script is plain
 * JavaScript, because Node 20 does not run TypeScript.
 */
const script = fileURLToPath(new URL('./compiler/extract-types.mjs', import.meta.url))

export interface Extraction {
  /** One result per entry id. */
  results: Map<string, RawResult>
  /** Absolute paths of every file that the compiler read, except its own library. */
  files: string[]
  /** Absolute paths of files and folders that it looked for and that do not exist. */
  absent: string[]
}

/**
 * Extracts all entries in one process. An entry is given up when it takes longer than `timeLimit` milliseconds or
 * ends the process. A new process then extracts the entries after it.
 */
export async function runExtraction(request: RawRequest, timeLimit: number): Promise<Extraction> {
  const results = new Map<string, RawResult>()
  const files = new Set<string>()
  const absent = new Set<string>()
  let waiting = request.entries
  while (waiting.length > 0) {
    const entries = waiting
    await runProcess({ ...request, entries }, timeLimit, results, files, absent)
    waiting = entries.filter((entry) => !results.has(entry.id))
  }
  return { results, files: [...files], absent: [...absent] }
}

function runProcess(
  request: RawRequest,
  timeLimit: number,
  results: Map<string, RawResult>,
  files: Set<string>,
  absent: Set<string>,
): Promise<void> {
  const child = spawn(process.execPath, [script], { detached: process.platform !== 'win32', stdio: 'pipe' })
  let current = request.entries[0]?.id ?? ''
  let stderr = ''
  const giveUp = () => {
    if (!results.has(current)) results.set(current, { problem: 'time-limit' })
    endProcess(child.pid)
  }
  let timer = setTimeout(giveUp, timeLimit)
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = JSON.parse(line) as RawMessage
    clearTimeout(timer)
    timer = setTimeout(giveUp, timeLimit)
    if (message.kind === 'start') current = message.id
    if (message.kind === 'end') results.set(message.id, message.result)
    if (message.kind === 'files') {
      for (const file of message.files) files.add(file)
      for (const path of message.absent) absent.add(path)
    }
  })
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  // When a process ends before it has read everything, writing to it fails. Its exit code says what happened.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify(request))
  return new Promise((done) => {
    child.on('error', (error) => {
      stderr += error.message
    })
    child.on('close', () => {
      clearTimeout(timer)
      if (!results.has(current)) results.set(current, { problem: 'crash', detail: firstLine(stderr) })
      done()
    })
  })
}

/** Ends the process and the compiler it started. */
function endProcess(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // The process has ended already.
  }
}

function firstLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.find((line) => /^\w*Error\b/.test(line)) ?? lines.find((line) => line !== '') ?? 'the process ended'
}
