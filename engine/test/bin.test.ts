import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder } from './open-fixture.ts'

interface Manifest {
  bin: Record<string, string>
  exports: Record<string, string>
}

const engine = resolve(import.meta.dirname, '..')
const { bin, exports: doors } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as Manifest

describe('the package', () => {
  it('has a file behind every door, and says in its README what each is for', () => {
    const readme = readFileSync(join(engine, 'README.md'), 'utf8')
    expect(Object.values(doors).filter((path) => !existsSync(join(engine, path)))).toEqual([])
    const names = Object.keys(doors).map((door) => `vitrine${door.slice(1)}`)
    expect(names.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([])
  })
})

// `build-docs.test.ts` tests what a build with this command writes.
describe('the command', () => {
  it('says what it can do', async () => {
    const { code, printed } = await call('--help')
    expect(printed).toMatch(/^vitrine build {4}writes the site/)
    expect(code).toBe(0)
  })

  it('says in one sentence why it cannot', async () => {
    expect(await call('buidl')).toEqual({
      code: 1,
      printed: 'There is no command "vitrine buidl". Did you mean "build"?\n',
    })
    const root = createFolder({ 'docs.config.ts': 'export default {}' })
    const { code, printed } = await call('serve', '--root', root, '--out', join(root, 'nowhere'))
    expect(printed).toMatch(/^docs\.config\.ts is not right:\n/)
    expect(code).toBe(1)
  })
})

function call(...args: string[]): Promise<{ code: number | null; printed: string }> {
  return new Promise((answer) => {
    const child = execFile(process.execPath, [join(engine, bin['vitrine'] ?? ''), ...args], (_, stdout, stderr) => {
      answer({ code: child.exitCode, printed: stdout + stderr })
    })
  })
}
