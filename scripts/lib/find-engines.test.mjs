import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'

const packages = vi.hoisted(() => ({
  /** @type {string[][]} */
  asked: [],
  /** @type {() => boolean} */
  install: () => false,
}))
vi.mock('./install-packages.mjs', () => ({
  installPackages: async (/** @type {string[]} */ names) => {
    packages.asked.push(names)
    return packages.install()
  },
}))
vi.mock('./run-command.mjs', () => ({ runCommand: async () => ({ code: 0, output: '', timedOut: false }) }))

const folder = mkdtempSync(join(tmpdir(), 'engines-'))

beforeEach(() => {
  vi.resetModules()
  packages.asked.length = 0
  packages.install = () => false
  vi.stubEnv('PATH', folder)
  vi.stubEnv('FIREFOX_PATH', undefined)
  vi.stubEnv('WEBKIT_BROWSER', join(folder, 'MiniBrowser'))
})

/**
 * Programs of these names, which start as everything does here.
 * @param {readonly string[]} names
 */
function place(...names) {
  mkdirSync(folder, { recursive: true })
  for (const name of names) writeFileSync(join(folder, name), '')
}

test('a browser that is not there and cannot be installed is told in a sentence; one that can be, is', async () => {
  expect(await (await import('./find-engines.mjs')).findEngines()).toEqual([
    {
      name: 'firefox',
      reason:
        'Firefox was not found and could not be installed, which needs root on Debian: install it, or name it in FIREFOX_PATH.',
    },
    {
      name: 'webkit',
      reason:
        'WebKit with WebKitWebDriver and Xvfb was not found and could not be installed, which needs root on Debian: install it, or name it in WEBKIT_BROWSER.',
    },
  ])
  expect(packages.asked).toEqual([['firefox-esr'], ['webkit2gtk-driver', 'xvfb']])

  vi.resetModules()
  packages.install = () => {
    place('firefox-esr', 'MiniBrowser', 'WebKitWebDriver', 'Xvfb')
    return true
  }
  const engines = [
    { name: 'firefox', env: { FIREFOX_PATH: join(folder, 'firefox-esr') } },
    { name: 'webkit', env: { WEBKIT_BROWSER: join(folder, 'MiniBrowser') } },
  ]
  expect(await (await import('./find-engines.mjs')).findEngines()).toEqual(engines)

  vi.resetModules()
  packages.asked.length = 0
  expect(await (await import('./find-engines.mjs')).findEngines(), 'and found the next time').toEqual(engines)
  expect(packages.asked).toEqual([])
})
