import { describe, expect, it } from 'vitest'
import { compileCode, mostCharacters } from './compile-code.worker.ts'
import { guardName } from '../../shared/guard-name.ts'
import { resolveImport } from '../../shared/resolve-import.ts'

const packages = ['react', 'react/jsx-runtime', 'lamp-kit']

function compile(source: string, others: Readonly<Record<string, string>> = {}) {
  const files = Object.entries({ 'lamp.tsx': source, ...others }).map(([name, text]) => ({ name, source: text }))
  return compileCode({ id: 1, files, packages })
}

/** Runs compiled code with a guard that allows `turns` calls. */
function run(source: string, turns = 1000): unknown {
  const { files, problems } = compile(source)
  expect(problems).toEqual([])
  let left = turns
  const guard = (): void => {
    left -= 1
    if (left < 0) throw new Error('stopped')
  }
  const module = { exports: {} as { default?: unknown } }
  // oxlint-disable-next-line typescript/no-implied-eval -- this is how compiled code is run
  const body = new Function('require', 'module', 'exports', guardName, files[0]?.code ?? '') as (
    ...values: unknown[]
  ) => void
  body(() => ({ jsx: (type: unknown, props: unknown) => [type, props] }), module, module.exports, guard)
  return module.exports.default
}

describe('compiled code', () => {
  it('does what was written, without types', () => {
    const source = `type Watt = number
interface Lamp { watt: Watt }
enum Kind { Desk = 'desk' }
const lamp = { watt: 5 } satisfies Lamp
export default [lamp.watt as Watt, Kind.Desk, <b>{lamp!.watt}</b>] as const`
    expect(run(source)).toEqual([5, 'desk', ['b', { children: 5 }]])
  })

  it('keeps the number of each line', () => {
    const source = `import { useState } from 'react'
import { type Lamp } from 'lamp-kit'

export default function Shop({
  lamp,
}: {
  lamp: Lamp
}) {
  const [on] = useState(false)
  for (const each of lamp.bulbs)
    mark(each)
  return <p
    title="line 13">{on ? 'yes' : 'no'}</p>
}
`
    const [file] = compile(source).files
    const at = (text: string): number => (file?.code ?? '').split('\n').findIndex((line) => line.includes(text)) + 1
    expect([at("require('react')"), at('useState'), at('mark('), at('line 13')]).toEqual([1, 9, 11, 13])
  })

  it.each([
    ['while', 'while (true) {}'],
    ['while without braces', 'while (true) ;'],
    ['for', 'for (;;) ;'],
    ['for with a body', 'for (;;) { continue }'],
    ['do', 'do {} while (true)'],
    ['a label', 'again: for (;;) { for (;;) continue again }'],
    ['a loop that swallows what is thrown', 'for (;;) { try { for (;;) {} } catch {} }'],
    ['a loop that goes on in finally', 'for (;;) { try { for (;;) {} } finally { continue } }'],
    ['for of', 'for (const _ of (function* () { while (true) yield 1 })()) {}'],
    ['recursion', 'const go = () => go(); go()'],
    ['recursion of an expression in braces', 'const go = () => ({ next: go() }); go()'],
    ['a method', 'class Lamp { go() { this.go() } }; new Lamp().go()'],
    ['a getter', 'const lamp = { get on() { return this.on } }; lamp.on'],
    ['an iterator', 'const list = { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }) }) }; [...list]'],
  ])('can be stopped: %s', (_name, source) => {
    expect(() => run(source)).toThrow('stopped')
  })

  it('goes on as before where it ends', () => {
    expect(run('let sum = 0; for (const n of [1, 2, 3]) sum += n; export default sum')).toBe(6)
    expect(run('const add = (a: number) => (b: number) => a + b; export default add(1)(2)')).toBe(3)
    expect(run('const list = (n: number) => ({ n }); export default list(2)')).toEqual({ n: 2 })
    expect(run('let n = 0; do n++; while (n < 5); export default n')).toBe(5)
    expect(run('export default [1, 2, 3].map((n) => n * 2)')).toEqual([2, 4, 6])
  })
})

describe('a mistake', () => {
  it('of syntax is named with its place', () => {
    expect(compile('const a = 1\nconst = 2').problems).toEqual([
      { file: 'lamp.tsx', line: 2, column: 7, kind: 'syntax', text: 'Unexpected token' },
    ])
  })

  it('that the first parser lets through is found by the second, on the same line', () => {
    expect(compile('const a = 1\n\nconst a = 2').problems).toEqual([
      { file: 'lamp.tsx', line: 3, kind: 'syntax', text: "Identifier 'a' has already been declared" },
    ])
  })

  it('in another file names that file, and nothing is run', () => {
    const { problems, files } = compile("import { b } from './shared/b.ts'\nexport default b", {
      'shared/b.ts': 'export const b = {',
    })
    expect(problems.map(({ file, line }) => [file, line])).toEqual([['shared/b.ts', 1]])
    expect(files).toEqual([])
  })

  it('of an import names what is not there', () => {
    expect(
      compile("import a from 'react'\nimport { debounce } from 'lodash'\nexport default [a, debounce]").problems,
    ).toEqual([{ file: 'lamp.tsx', line: 2, kind: 'unknown', text: 'lodash' }])
  })

  it('of length is found before anything is read', () => {
    expect(compile('x'.repeat(mostCharacters + 1)).problems).toEqual([
      { file: 'lamp.tsx', line: 1, kind: 'long', text: '200001' },
    ])
  })

  it('is what a pasted picture is', () => {
    expect(compile('\u0089PNG\u001a\u0000\u0000\u0000\rIHDR').problems).toHaveLength(1)
  })
})

describe('an import', () => {
  const names = ['lamp.tsx', 'shared/remote.ts', 'shared/bulbs.ts']

  it.each([
    ['./shared/remote.ts', 'lamp.tsx', 'shared/remote.ts'],
    ['./shared/remote', 'lamp.tsx', 'shared/remote.ts'],
    ['./bulbs.ts', 'shared/remote.ts', 'shared/bulbs.ts'],
    ['../lamp.tsx', 'shared/remote.ts', 'lamp.tsx'],
    ['./missing.ts', 'lamp.tsx', undefined],
    ['shared/remote.ts', 'lamp.tsx', undefined],
  ])('of %s in %s', (request, importer, expected) => {
    expect(resolveImport(request, importer, names)).toBe(expected)
  })
})
