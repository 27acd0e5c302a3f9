import { execFile, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const lamps = join(repository, 'engine/test/fixtures/lamps')

/** A small site of another library with a copy of the engine, each in a folder of its own. */
export interface FixtureSite {
  /** Absolute path of the site folder. */
  root: string
  /** Absolute path of the engine. */
  engine: string
  /** Writes a file below the site folder. */
  write(path: string, text: string): void
  /** Replaces text in a file of the site or the engine. `path` is absolute or relative to the site. */
  edit(path: string, from: string, to: string): void
  remove(): void
}

/** A copy of the engine's fixture site `lamps` outside of the repository, with these files added or replaced. */
export function openFixtureSite(files: Readonly<Record<string, string>> = {}): FixtureSite {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-e2e-')))
  const root = join(folder, 'site')
  const engine = join(folder, 'engine')
  const modules = join(folder, 'node_modules')
  cpSync(lamps, root, { recursive: true })
  for (const part of ['bin', 'src', 'package.json', 'register.mjs', 'typescript-hooks.mjs'])
    cpSync(join(repository, 'engine', part), join(engine, part), { recursive: true })
  mkdirSync(modules)
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (name !== 'vitrine') symlinkSync(join(repository, 'node_modules', name), join(modules, name))
  symlinkSync(engine, join(modules, 'vitrine'))
  cpSync(join(lamps, 'packages'), modules, { recursive: true })
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return {
    root,
    engine,
    write,
    edit: (path, from, to) => {
      const file = resolve(root, path)
      const text = readFileSync(file, 'utf8')
      if (!text.includes(from)) throw new Error(`${path} does not contain "${from}".`)
      writeFileSync(file, text.replace(from, to))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Builds a site into its folder `dist` and gives the path of that folder. Rejects with what the engine reports. */
export async function buildFixtureSite({ root, engine }: FixtureSite): Promise<string> {
  await promisify(execFile)(process.execPath, [join(engine, 'bin/vitrine.mjs'), 'build', '--root', root])
  return join(root, 'dist')
}

/** The development server of a site. */
export interface DevServer {
  /** Ends with a slash. */
  url: string
  /** What the terminal has shown so far. */
  output(): string
  close(): Promise<void>
}

/** Starts the development server in a process of its own. */
export async function startDevServer({ root, engine }: FixtureSite): Promise<DevServer> {
  const options = ['--root', root, '--port', String(await findFreePort()), '--host', '127.0.0.1']
  const child = spawn(process.execPath, [join(engine, 'bin/vitrine.mjs'), 'dev', ...options])
  const exited = new Promise<void>((end) => child.once('exit', () => end()))
  let output = ''
  const url = await new Promise<string>((listen, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const found = /is at (http\S+\/)/.exec(output)?.[1]
      if (found !== undefined) listen(found)
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
