import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hashSources } from './test-builds.mjs'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'))
  write('site/content/en-US/index.md', 'Hello')
  write('engine/src/cli.ts', 'export {}')
  write('node_modules/.package-lock.json', '{}')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

test.each([
  ['site/content/en-US/index.md', 'Hello, you'],
  ['site/content/en-US/test/page.md', 'New'],
  ['site/public/favicon.svg', '<svg/>'],
  ['engine/src/cli.ts', 'export const x = 1'],
  ['engine/package.json', '{}'],
  ['scripts/build.mjs', 'build()'],
  ['tsconfig.client.json', '{}'],
  ['node_modules/.package-lock.json', '{ "packages": {} }'],
])('a build is made from %s', (path, text) => {
  const before = hashSources(root)
  write(path, text)
  expect(hashSources(root)).not.toBe(before)
})

test.each([
  'site/.cache/pages/page-1.json',
  'site/dist/index.html',
  'engine/src/cli.test.ts',
  'engine/test/floors.ts',
  'e2e/shell/home.spec.ts',
  'README.md',
])('no build is made from %s', (path) => {
  const before = hashSources(root)
  write(path, 'new')
  expect(hashSources(root)).toBe(before)
})

test('a file under another name is another source', () => {
  const before = hashSources(root)
  rmSync(join(root, 'site/content/en-US/index.md'))
  write('site/content/en-US/home.md', 'Hello')
  expect(hashSources(root)).not.toBe(before)
})

test('the address of the site counts', () => {
  const before = hashSources(root)
  vi.stubEnv('SITE_ORIGIN', 'https://select.example')
  expect(hashSources(root)).not.toBe(before)
})

test('a commit counts when it changes the site, whose dates it gives', () => {
  git('init', '--quiet')
  git('add', 'site')
  commit('site')
  const before = hashSources(root)
  write('README.md', 'About')
  git('add', 'README.md')
  commit('about')
  expect(hashSources(root)).toBe(before)
  write('site/content/en-US/index.md', 'Hello, you')
  const edited = hashSources(root)
  git('add', 'site')
  commit('site again')
  expect(hashSources(root)).not.toBe(edited)
})

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** @param {string} message */
function commit(message) {
  git('-c', 'user.name=A', '-c', 'user.email=a@a.example', 'commit', '--quiet', '-m', message)
}

/** @param {string[]} args */
function git(...args) {
  execFileSync('git', ['-C', root, ...args])
}
