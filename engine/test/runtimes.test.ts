import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listSources } from './read-imports.ts'

const repository = resolve(import.meta.dirname, '../..')
const compiler = join(repository, 'node_modules/typescript/bin/tsc')

let folder = ''

// The folder lies below the repository, so that the compiler finds the packages that a configuration names.
beforeAll(() => {
  mkdirSync(join(repository, '.cache'), { recursive: true })
  folder = mkdtempSync(join(repository, '.cache/runtimes-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const runtimes = ['build', 'client', 'worker', 'tests'] as const

type Runtime = (typeof runtimes)[number]

const probe = 'export const seen = [process.cwd(), Buffer.from(""), document.title, window.innerWidth, fetch("")]'

describe('the types of a runtime', () => {
  it('let a page speak of its document and not of Node', async () => {
    expect(await listUnknown('client', probe)).toEqual(['process', 'Buffer'])
  })

  it('let the build speak of Node and not of a document', async () => {
    expect(await listUnknown('build', probe)).toEqual(['document', 'window'])
  })

  it('let a worker speak of itself and of neither', async () => {
    const names = await listUnknown('worker', `${probe}\nself.postMessage("")`)
    expect(names).toEqual(['process', 'Buffer', 'document', 'window'])
  })
})

it('each file is checked in the runtime that its suffix names', async () => {
  const [build = [], client = [], worker = [], tests = []] = await Promise.all(runtimes.map(listFiles))
  const own = ['engine', 'site', 'e2e', 'bench', 'scripts'].flatMap(listSources)
  expect(own.filter((path) => ![...build, ...client, ...worker, ...tests].includes(path))).toEqual([])

  const engine = own.filter((path) => path.startsWith('engine/') && !path.includes('.test.'))
  const clients = engine.filter((path) => /\.client\.tsx?$/.test(path))
  const workers = engine.filter((path) => path.endsWith('.worker.ts'))
  const plain = engine.filter((path) => !clients.includes(path) && !workers.includes(path))
  const both = plain.filter((path) => /^engine\/src\/(model|shared|search)\//.test(path))
  expect([...clients, ...both].filter((path) => !client.includes(path))).toEqual([])
  expect(workers.filter((path) => !worker.includes(path))).toEqual([])
  expect(plain.filter((path) => !build.includes(path))).toEqual([])
  expect([...clients, ...workers].filter((path) => build.includes(path))).toEqual([])
})

/** The files of the repository that the compiler reads for a runtime. */
async function listFiles(runtime: Runtime): Promise<string[]> {
  const output = await runCompiler(['-p', join(repository, `tsconfig.${runtime}.json`), '--listFilesOnly'])
  return output.split('\n').map((path) => relative(repository, path).split(sep).join('/'))
}

/** The names that the compiler does not know in a file of that runtime. */
async function listUnknown(runtime: Runtime, text: string): Promise<string[]> {
  const project = mkdtempSync(join(folder, 'project-'))
  const config = { extends: join(repository, `tsconfig.${runtime}.json`), compilerOptions: { incremental: false } }
  writeFileSync(join(project, 'probe.ts'), text)
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ ...config, include: ['probe.ts'], exclude: [] }))
  const output = await runCompiler(['-p', project, '--pretty', 'false'])
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => /Cannot find name '(\w+)'/.exec(line)?.[1] ?? line)
}

/** The output of the compiler, whether it finds problems or not. */
function runCompiler(args: string[]): Promise<string> {
  return new Promise((answer) => {
    execFile(process.execPath, [compiler, ...args], { maxBuffer: 1e7 }, (_, printed) => answer(printed))
  })
}
