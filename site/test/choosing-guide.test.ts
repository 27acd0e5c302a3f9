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
})
