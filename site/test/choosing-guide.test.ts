import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

interface Row {
  name: string
  version: string
  brotli: number
  gzip: number
  closed: string
}

const root = resolve(import.meta.dirname, '..')
const { rows } = JSON.parse(readFileSync(resolve(root, 'data/selects.json'), 'utf8')) as { rows: Row[] }
const { dependencies } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

it('the figures are those of the installed version: npm run bench -- selects measures again', () => {
  const own = rows.find(({ name }) => name === '@rc-component/select')
  expect(own?.version).toBe(dependencies['@rc-component/select'])
})

it('what the guide says of the figures is so', () => {
  const lightest = rows.find(({ name }) => name !== '<select>')
  expect(lightest?.name, 'the lightest that searches').toBe('Downshift')
  expect(rows.map(({ brotli }) => brotli)).toEqual(rows.map(({ brotli }) => brotli).toSorted((a, b) => a - b))
  expect(rows).toHaveLength(8)
  expect(rows[0]).toMatchObject({ name: '<select>', brotli: 0 })
})

const { packages } = JSON.parse(readFileSync(resolve(root, 'data/foreign-props.json'), 'utf8')) as {
  packages: { id: string; version: string; names: string[] }[]
}

/** The types that were read, by the name in the table. */
const ids: Readonly<Record<string, string>> = {
  'native `<select>`': 'native',
  '原生 `<select>`': 'native',
  'react-select': 'react-select',
  Downshift: 'downshift',
  'Base UI': 'base-ui',
  'React Aria': 'react-aria',
  Ariakit: 'ariakit',
  'MUI Autocomplete': 'mui',
}

it('the names of the features are in the types of each, in the versions that were weighed', () => {
  for (const locale of ['en-US', 'zh-CN']) {
    const page = readFileSync(resolve(root, `content/${locale}/guide/choosing.md`), 'utf8')
    const [, table = ''] = /\{#features\}([\s\S]*?)\n## /.exec(page) ?? []
    const lines = table
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (?:\||---|this one|这个组件)/.test(line))
    expect(lines).toHaveLength(7)
    for (const line of lines) {
      const [, name = '', ...cells] = line.split('|').map((cell) => cell.trim())
      const found = packages.find(({ id }) => id === ids[name])
      const named = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word))
      expect({ name, unknown: named.filter((word) => found?.names.includes(word) !== true) }).toEqual({
        name,
        unknown: [],
      })
      const weighed = rows.find((row) => row.name.startsWith(name.split(' ')[0] ?? ''))
      if (weighed !== undefined) expect({ name, version: found?.version }).toEqual({ name, version: weighed.version })
    }
  }
})
