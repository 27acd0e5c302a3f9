import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const vitrine = fileURLToPath(new URL('../engine/bin/vitrine.mjs', import.meta.url))

/** What nobody else writes. */
const sentence = 'The lighthouse keeper was here.'

/** In milliseconds. */
export interface DevTimes {
  /** From the start of the command to the whole page. */
  first: number
  /** From the write of a file to a page that has it. */
  edit: number
}

/**
 * Starts the development server of a site (absolute path) twice, asks for the page of a file below `content`, and edits
 * it. What the first start leaves is what the second one, which is measured, finds.
 */
export async function measureDev(root: string, file: string): Promise<DevTimes> {
  await withServer(root, (url) => readPage(url, file))
  return withServer(root, async (url, started) => {
    await readPage(url, file)
    const first = performance.now() - started
    await settle()
    const edited = performance.now()
    appendFileSync(join(root, 'content', file), `\n${sentence}\n`)
    let text = ''
    while (!text.includes(sentence)) text = await readPage(url, file)
    return { first, edit: performance.now() - edited }
  })
}

async function withServer<Result>(
  root: string,
  work: (url: string, started: number) => Promise<Result>,
): Promise<Result> {
  const started = performance.now()
  const port = await findFreePort()
  const options = ['--root', root, '--port', String(port), '--host', '127.0.0.1']
  const child = spawn(process.execPath, [vitrine, 'dev', ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  try {
    await new Promise<void>((listen, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('is at http')) listen()
      })
      void ended.then(() => reject(new Error('The development server ended.')))
    })
    const result = await work(`http://127.0.0.1:${port}`, started)
    // It writes down what it knows a moment after the last answer.
    await settle()
    return result
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** `file` is `en-US/part-1/page-1.md`. */
async function readPage(url: string, file: string): Promise<string> {
  const response = await fetch(`${url}/${file.replace(/\.md$/, '')}`)
  if (!response.ok) throw new Error(`${file}: the development server answered ${response.status}.`)
  return response.text()
}

/** What follows an answer is not a part of it. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10_000))
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
