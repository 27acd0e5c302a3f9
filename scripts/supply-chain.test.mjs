import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from './lib/repository.mjs'

/**
 * @typedef {{ name?: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string>, scripts?: Record<string, string> }} Manifest
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, license?: string }} Locked
 */

/** @param {string} path */
const read = (path) => readFileSync(join(repository, path), 'utf8')

const manifests = ['package.json', 'engine/package.json', 'site/package.json'].map(
  (path) => /** @type {Manifest} */ (JSON.parse(read(path))),
)
const lock = /** @type {{ packages: Record<string, Locked> }} */ (JSON.parse(read('package-lock.json')))
const installed = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
)

/** Names in code marks of the table in CONTRIBUTING.md. `remark-*` stands for all that begin so. */
const reasons = [
  ...(/## Dependencies and why\n([\s\S]*?)(?=\n## |$)/.exec(read('CONTRIBUTING.md'))?.[1] ?? '').matchAll(
    /^\| (.+?) \|/gm,
  ),
]
  .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)])
  .map(([, name = '']) => name)

/** What stands in the table for another reason than being a dependency: the types of one go with it. */
const ours = new Set(manifests.map(({ name }) => name))

test('each dependency has its reason in CONTRIBUTING.md, and each reason a dependency', () => {
  const names = manifests
    .flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }))
    .filter((name) => !ours.has(name) && !name.startsWith('@types/'))
  const used = reasons.filter((reason) => names.some((name) => isMeant(reason, name)))
  expect(names.filter((name) => !reasons.some((reason) => isMeant(reason, name)))).toEqual([])
  expect(reasons.filter((reason) => !used.includes(reason))).toEqual([])
})

test('what is installed is what was locked: each package by its hash', () => {
  expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-')).map(([path]) => path)).toEqual(
    [],
  )
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})

test('no package runs a script of its own while it is installed, nor would one if it could', () => {
  const scripts = installed.flatMap(([path]) => {
    const file = join(repository, path, 'package.json')
    // npm leaves out what only other platforms need.
    const manifest = existsSync(file) ? /** @type {Manifest} */ (JSON.parse(readFileSync(file, 'utf8'))) : {}
    const own = ['preinstall', 'install', 'postinstall'].filter((name) => manifest.scripts?.[name] !== undefined)
    return own.map((name) => `${path}: ${name}`)
  })
  expect(scripts).toEqual([])
  expect(read('scripts/lib/install.mjs')).toContain("'--ignore-scripts'")
})

test('each package may be used, and passed on where it is', () => {
  const free =
    /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT(-0)?|MPL-2\.0|OFL-1\.1|Python-2\.0|Zlib)$/
  const strange = installed.filter(([, { license = '' }]) =>
    license
      .replaceAll(/[()]/g, '')
      .split(/ (?:AND|OR) /)
      .some((name) => !free.test(name)),
  )
  expect(strange.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

test('each promise of SECURITY.md names a test that there is', () => {
  const rows = [...read('SECURITY.md').matchAll(/^\| (.+?) \| (.+) \|$/gm)].slice(2)
  expect(rows.length).toBeGreaterThan(5)
  const broken = rows.flatMap(([, promise, proof = '']) => {
    const tests = [...proof.matchAll(/`([^`]+)` "([^"]+)"/g)]
    const found = tests.filter(([, file = '', title = '']) => read(file).includes(`'${title}'`))
    return tests.length > 0 && found.length === tests.length ? [] : [promise]
  })
  expect(broken).toEqual([])
})

/**
 * @param {string} reason
 * @param {string} name
 */
function isMeant(reason, name) {
  return reason.endsWith('*') ? name.startsWith(reason.slice(0, -1)) : reason === name
}
