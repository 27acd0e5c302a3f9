import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const wanted = {
  packages: {
    '': { name: 'select-docs' },
    engine: { name: 'vitrine', version: '0.1.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/only-on-windows': { version: '2.0.0', integrity: 'sha512-w', optional: true },
  },
}
const record = { packages: { engine: wanted.packages.engine, 'node_modules/a': wanted.packages['node_modules/a'] } }

test('an installation is complete when every package is there that this platform needs', () => {
  expect(isInstalled(wanted, record)).toBe(true)
})

test('an installation is not complete without a record, without a package, or with another version of one', () => {
  expect(isInstalled(wanted, undefined)).toBe(false)
  expect(isInstalled(wanted, { packages: { engine: wanted.packages.engine } })).toBe(false)
  const other = { version: '1.0.1', integrity: 'sha512-b' }
  expect(isInstalled(wanted, { packages: { ...record.packages, 'node_modules/a': other } })).toBe(false)
})
