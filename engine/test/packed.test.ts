import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const engine = new URL('..', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, engine), 'utf8')

it('the packed engine holds what a site needs and its licence, and no tests', () => {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts']
  const output = execFileSync('npm', args, { cwd: engine, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const [packed] = JSON.parse(output) as { files: { path: string }[] }[]
  const paths = packed?.files.map(({ path }) => path) ?? []
  const needed = ['LICENSE', 'README.md', 'package.json', 'bin/vitrine.mjs', 'register.mjs', 'typescript-hooks.mjs']
  expect(paths).toEqual(expect.arrayContaining([...needed, 'src/index.ts', 'test/fixtures/lamps/docs.config.ts']))
  expect(paths.filter((path) => /\.test\.|^test\/(?!fixtures\/lamps\/)|node_modules|\.cache/.test(path))).toEqual([])
})

it('the engine has the licence and the versions of Node of the project', () => {
  expect(read('LICENSE')).toBe(read('../LICENSE'))
  const [own, project] = ['package.json', '../package.json'].map(
    (path) => JSON.parse(read(path)) as { license: string; engines: { node: string } },
  )
  expect([own?.license, own?.engines]).toEqual([project?.license, project?.engines])
})
