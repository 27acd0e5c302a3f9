// What the pages say of the package as it is installed.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const find = createRequire(import.meta.url).resolve
const folder = dirname(find('@rc-component/select/package.json'))
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

/** Its code, as bundlers get it. */
const code = readdirSync(join(folder, 'es'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.js'))
  .map((path) => read(join('es', path)))
  .join('\n')

test('React is asked for in any version, and the types come with the package', () => {
  const { peerDependencies, types } = JSON.parse(read('package.json')) as Record<string, unknown>
  expect(peerDependencies).toEqual({ react: '*', 'react-dom': '*' })
  expect(types).toBe('./es/index.d.ts')
})

test('importing the package brings no styles', () => {
  expect(code).not.toMatch(/import ["'][^"']*\.(?:css|less)["']/)
  expect(read('assets/index.css')).toContain('.rc-select')
})

test('what prints the messages does nothing in production', () => {
  const util = readFileSync(find('@rc-component/util/es/warning.js'), 'utf8')
  const printing = util.split('\n').filter((line) => line.includes('console !== undefined'))
  expect(printing).toHaveLength(2)
  for (const line of printing) expect(line).toContain("process.env.NODE_ENV !== 'production' &&")
  expect(code).not.toMatch(/console\.(?:error|warn|log)/)
})

test('the shipped stylesheet is as the guide describes it', () => {
  const css = read('assets/index.css')
  expect((css.length / 1000).toFixed(1)).toBe('9.7')
  const bodyOf = (selector: string) =>
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, found = '']) => found.trim() === selector)
      .map(([, , body = '']) => body)
      .join('')
  expect(bodyOf('*')).toContain('box-sizing: border-box')
  expect(bodyOf('.rc-select')).toContain('width: 100px')
  expect(bodyOf('.rc-select.rc-select')).toContain('border: 1px solid blue')
  expect(bodyOf('.rc-select.rc-select .rc-select-content')).toContain('overflow: hidden')
  expect(bodyOf('.rc-select.rc-select .rc-select-content')).not.toContain('flex-wrap')
  const popup = bodyOf('.rc-select-dropdown')
  expect(popup).toContain('border: 1px solid green')
  expect(popup).toContain('min-height: 100px')
  expect(popup).not.toContain('z-index')
  expect(css.match(/color: #999/g)?.length).toBeGreaterThan(2)
  const rules = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, rule = '']) => (/@|%/.test(rule) ? [] : [rule]))
  const gone = rules.filter((rule) =>
    [...rule.matchAll(/\.rc-select-([a-z-]+)/g)].some(([, name = '']) => !isDrawn(name)),
  )
  expect(gone.length / rules.length, 'half of its rules are for nothing').toBeCloseTo(0.5, 1)
})

/** Whether the code writes a class, whose name may be put together of two parts: `selection-item` and `-disabled`. */
function isDrawn(name: string): boolean {
  // Names of motions and places come from the package that places the popup.
  if (name.startsWith('dropdown-')) return true
  const part = ['selection-item', 'item-option', 'item'].find((each) => name.startsWith(`${each}-`)) ?? ''
  return [name, name.slice(part.length + 1)].some((each) => new RegExp(`Cls\\}-${each}(?![a-z-])`).test(code))
}
