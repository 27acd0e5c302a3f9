// What the pages say of the package as it is installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { features } from 'web-features'

const find = createRequire(import.meta.url).resolve
const folder = dirname(find('@rc-component/select/package.json'))
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

/** Its code, as bundlers get it. */
const code = readdirSync(join(folder, 'es'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.js'))
  .map((path) => read(join('es', path)))
  .join('\n')

test('React is asked for in any version, by its dependencies from 18 on, and the types come with the package', () => {
  interface Manifest {
    dependencies: object
    peerDependencies?: Record<string, string>
    types: string
  }
  const readManifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const { dependencies, peerDependencies, types } = readManifest(join(folder, 'package.json'))
  expect(peerDependencies).toEqual({ react: '*', 'react-dom': '*' })
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@rc-component/'))
  const asked = own.map((name) => readManifest(join(folder, '../..', name, 'package.json')).peerDependencies?.['react'])
  expect(asked).toContain('>=18.0.0')
  const render = readFileSync(join(folder, '../util/lib/React/render.js'), 'utf8')
  expect(render).toContain('require("react-dom/client")')
  expect(types).toBe('./es/index.d.ts')
})

test('its code imports its own dependencies and React, and nothing of another library', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object }
  const imported = new Set(Array.from(code.matchAll(/from ["']([^."'][^"']*)["']/g), ([, name = '']) => name))
  expect([...imported].filter((name) => !(name in dependencies))).toEqual(['react'])
})

test('it is released under MIT, and its repository has a site and tests of its own', () => {
  const { license, repository, bugs, scripts } = JSON.parse(read('package.json')) as Record<string, unknown>
  expect(license).toBe('MIT')
  expect(repository).toMatchObject({ url: expect.stringContaining('react-component/select') })
  expect(bugs).toMatchObject({ url: 'https://github.com/react-component/select/issues' })
  expect(scripts).toMatchObject({ start: 'dumi dev', test: 'rc-test' })
})

test('its paths are those of rc-select 14, but for the inside of the field and three hooks', () => {
  const modules = ['BaseSelect', 'OptGroup', 'Option', 'OptionList', 'Select', 'SelectContext', 'SelectTrigger']
  const inner = ['TransBtn', 'interface', 'hooks/useBaseProps', 'hooks/useOptions', 'hooks/useCache', 'utils/valueUtil']
  const gone = ['Selector', 'hooks/useId', 'hooks/useLayoutEffect', 'hooks/useDelayReset']
  const isThere = (path: string) => existsSync(join(folder, path)) || existsSync(join(folder, `${path}.js`))
  for (const build of ['es', 'lib']) {
    expect([...modules, ...inner].filter((path) => !isThere(`${build}/${path}`))).toEqual([])
    expect(gone.filter((path) => isThere(`${build}/${path}`))).toEqual([])
  }
  expect(isThere('assets/index.css')).toBe(true)
})

test('the list gives up scrolling after ten tries, and only then says so', () => {
  const scroll = readFileSync(find('@rc-component/virtual-list/es/hooks/useScrollTo.js'), 'utf8')
  expect(scroll).toContain('const MAX_TIMES = 10;')
  const [, condition = ''] = /if \(([^\n]*)\) \{\n\s+warning\(/.exec(scroll) ?? []
  expect(condition).toContain('syncState?.times === MAX_TIMES')
})

test('no deep comparison is made by the select or by what it is built of', () => {
  for (const name of ['select', 'trigger', 'virtual-list', 'overflow', 'motion', 'portal', 'resize-observer']) {
    const root = join(dirname(find(`@rc-component/${name}/package.json`)), 'es')
    const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'))
    expect(all.filter((path) => readFileSync(join(root, path), 'utf8').includes('isEqual'))).toEqual([])
  }
})

test('its root has what rc-select 14 had there, and four types more', () => {
  const root = read('es/index.d.ts')
  const older = ['Option', 'OptGroup', 'BaseSelect', 'useBaseProps', 'SelectProps', 'BaseSelectProps', 'BaseSelectRef']
  const newer = ['SearchConfig', 'OptionProps', 'BaseOptionType', 'DefaultOptionType']
  const exported = Array.from(root.matchAll(/^export (?:type )?\{ (.*) \};$/gm), ([, names = '']) => names.split(', '))
  expect(exported.flat().toSorted()).toEqual([...older, 'BaseSelectPropsWithoutPrivate', ...newer].toSorted())
})

test('React throws the last two messages of the guide in production too, as a number', () => {
  const production = readFileSync(find('react-dom').replace('index.js', 'cjs/react-dom-client.production.js'), 'utf8')
  for (const number of [31, 130]) expect(production).toMatch(new RegExp(`formatProdErrorMessage\\(\\s*${number},`))
})

test('the guide about testing names the versions that are installed', () => {
  const page = readFileSync(new URL('../content/en-US/guide/testing.md', import.meta.url), 'utf8')
  for (const [title, name, parts] of [
    ['React', 'react', 1],
    ['Vitest', 'vitest', 1],
    ['jsdom', 'jsdom', 1],
    ['Testing Library', '@testing-library/react', 1],
    ['user-event', '@testing-library/user-event', 1],
    ['Playwright', '@playwright/test', 2],
  ] as const) {
    const { version } = JSON.parse(
      readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8'),
    ) as { version: string }
    expect(page).toContain(`${title} ${version.split('.').slice(0, parts).join('.')}`)
  }
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

test('the shipped stylesheet knows no dark mode', () => {
  expect(read('assets/index.css')).not.toMatch(/prefers-color-scheme|light-dark|color-scheme/)
})

test('the package has no `exports`, so the default import of native ESM is all of it', () => {
  const { exports, main, module } = JSON.parse(read('package.json')) as Record<string, unknown>
  expect({ exports, main, module }).toEqual({ exports: undefined, main: './lib/index', module: './es/index' })
})

test('it speaks in three places: nothing found, the clear button, the count of hidden tags', () => {
  const words = [...code.matchAll(/'([A-Z][a-z]+(?: [A-Za-z]+)*)'/g)].map(([, word]) => word)
  const keys = ['Enter', 'Backspace', 'Select']
  const others = new Set(words.filter((word = '') => !keys.includes(word)))
  expect(others).toEqual(new Set(['Clear', 'Not Found']))
  expect(code).toContain('`+ ${omittedValues.length} ...`')
})

test('the argument of tagRender has a type that is not exported', () => {
  expect(read('es/BaseSelect/index.d.ts')).toContain('CustomTagProps')
  expect(read('es/index.d.ts')).not.toContain('CustomTagProps')
})

test('ids come from `useId` of React', () => {
  const source = readFileSync(find('@rc-component/util/es/hooks/useId.js'), 'utf8')
  expect(source).toContain('return fullClone.useId')
  expect(code).toContain('const mergedId = useId(id)')
})

test('browsers have what the theme uses since the versions that the guide names', () => {
  const since = (name: string) => {
    const feature = features[name]
    return feature?.kind === 'feature' ? feature.status.support : {}
  }
  expect(since('light-dark')).toMatchObject({ chrome: '123', firefox: '120', safari: '17.5' })
  expect(since('color-mix')).toMatchObject({ chrome: '111', firefox: '113', safari: '16.2' })
  expect(since('has')).toMatchObject({ chrome: '105', firefox: '121', safari: '15.4' })
})

test('the theme marks errors by `aria-invalid`, and its words are not below 16 px where fingers touch', () => {
  const theme = readFileSync(new URL('../theme/select.css', import.meta.url), 'utf8')
  expect(theme).toContain(".rc-select:has([aria-invalid='true'])")
  expect(theme).toMatch(/@media \(pointer: coarse\) \{[^}]*font-size: max\(16px,/)
})

/** Whether the code writes a class, whose name may be put together of two parts: `selection-item` and `-disabled`. */
function isDrawn(name: string): boolean {
  // Names of motions and places come from the package that places the popup.
  if (name.startsWith('dropdown-')) return true
  const part = ['selection-item', 'item-option', 'item'].find((each) => name.startsWith(`${each}-`)) ?? ''
  return [name, name.slice(part.length + 1)].some((each) => new RegExp(`Cls\\}-${each}(?![a-z-])`).test(code))
}
