import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const lamps = join(repository, 'engine/test/fixtures/lamps')
const engine = fileURLToPath(new URL('run-engine.mjs', import.meta.url))

/** A small site of another library in a folder of its own. */
export interface FixtureSite {
  root: string
  /** Writes a file below the site folder. */
  write(path: string, text: string): void
  remove(): void
}

/** The engine's fixture site `lamps` with these files over it, outside of the repository. */
export function openFixtureSite(files: Readonly<Record<string, string>> = {}): FixtureSite {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-e2e-')))
  cpSync(lamps, root, { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  for (const name of ['react', 'react-dom', 'vitrine'])
    symlinkSync(join(repository, 'node_modules', name), join(root, 'node_modules', name))
  cpSync(join(lamps, 'packages'), join(root, 'node_modules'), { recursive: true })
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** Builds a site into its folder `dist`, whose path it gives. Rejects with what the engine says is wrong. */
export async function buildFixtureSite({ root }: FixtureSite): Promise<string> {
  await promisify(execFile)(process.execPath, [engine, 'build', JSON.stringify({ root })], { env: engineEnv() })
  return join(root, 'dist')
}

/** The development server of a site. */
export interface DevServer {
  /** Ends with a slash. */
  url: string
  /** What the terminal shows, so far. */
  output(): string
  close(): Promise<void>
}

/** Starts the development server in a process of its own. */
export async function startDevServer({ root }: FixtureSite): Promise<DevServer> {
  const options = { root, port: await findFreePort(), host: '127.0.0.1' }
  const child = spawn(process.execPath, [engine, 'dev', JSON.stringify(options)], { env: engineEnv() })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const found = /listening at (\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The development server ended with ${code}.\n${output}`)))
  })
  return {
    url,
    output: () => output,
    close: async () => {
      child.kill()
      await exited
    },
  }
}

/** The engine sets its own mode. */
function engineEnv(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env
  return env
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
