import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Config } from '../model/config.ts'
import type { Site } from '../model/site.ts'
import { matchHeaderRules, parseHeaderRules } from '../serve/parse-header-rules.ts'
import { openSiteFolder, type SiteFolder } from '../node/site-folder.ts'
import { openPacking, type Packing } from './open-packing.ts'
import { writeHostingFiles } from './write-hosting-files.ts'

interface Options {
  folder: SiteFolder
  packing: Packing
  boot: string
  frame: string
  worker: string
  modules: string[]
  search: Record<string, string>
}

let root: string
let options: Options

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hosting-'))
  const folder = openSiteFolder(join(root, 'out'))
  options = {
    folder,
    packing: openPacking(folder, join(root, 'cache/compressed')),
    boot: 'run()',
    frame: 'listen()',
    worker: 'keep("{version}")',
    modules: [],
    search: { en: '/assets/search-en.json' },
  }
  for (const name of ['out', 'public', 'cache']) mkdirSync(join(root, name), { recursive: true })
  options.folder.write('index.html', '<p>page</p>'.repeat(100))
})

afterEach(() => rmSync(root, { recursive: true }))

function makeConfig(origin: string | undefined): Config {
  const config: Partial<Config> = {
    publicDir: join(root, 'public'),
    cacheDir: join(root, 'cache'),
    base: '/',
    origin,
    title: { en: 'Button' },
    description: { en: 'A button' },
    locales: [{ id: 'en', name: 'English' }],
    themeColor: { light: '#ffffff', dark: '#000000' },
    serverLoader: undefined,
    search: { engine: 'built-in', skip: [] },
    library: { package: 'button', version: '1.0.0' } as Config['library'],
  }
  return config as Config
}

function makeSite(config: Config): Site {
  const site: Partial<Site> = {
    config,
    frames: {},
    pages: [],
    demos: [],
    routes: [{ path: '/', aliases: [] }],
    api: { state: 'off' },
  }
  return site as Site
}

const files = [
  '.nojekyll',
  'THIRD-PARTY-NOTICES.txt',
  '_headers',
  '_redirects',
  'llms.txt',
  'manifest.webmanifest',
  'offline-worker.js',
  'offline.json',
  'offline.json.br',
  'offline.json.gz',
  'robots.txt',
  'routes.json',
  'site.json',
]

test('files for hosts and search engines stand beside the pages, compressed copies last', async () => {
  const config = makeConfig('https://example.org')
  await writeHostingFiles(makeSite(config), config, options)
  const expected = [...files, 'sitemap.xml', 'index.html', 'index.html.br', 'index.html.gz']
  expect(new Set(readdirSync(options.folder.directory))).toEqual(new Set(expected))
})

test('without an origin there is no sitemap, since its addresses are absolute', async () => {
  const config = makeConfig(undefined)
  await writeHostingFiles(makeSite(config), config, options)
  expect(new Set(readdirSync(options.folder.directory))).toEqual(
    new Set([...files, 'index.html', 'index.html.br', 'index.html.gz']),
  )
})

test('a file of the public folder stays as its author wrote it', async () => {
  for (const folder of ['public', 'out']) writeFileSync(join(root, folder, 'robots.txt'), 'my own')
  const config = makeConfig(undefined)
  await writeHostingFiles(makeSite(config), config, options)
  expect(readFileSync(join(options.folder.directory, 'robots.txt'), 'utf8')).toBe('my own')
})

test('rules of the public folder are joined with those of the site, redirects first', async () => {
  writeFileSync(join(root, 'public/_headers'), '# mine\n/*\n  X-Lamp: on')
  writeFileSync(join(root, 'public/_redirects'), '/old /new 301\n\n')
  const config = makeConfig(undefined)
  const site = { ...makeSite(config), routes: [{ path: '/lamp', aliases: ['/docs/lamp'] }] }
  await writeHostingFiles(site, config, options)
  const headers = readFileSync(join(options.folder.directory, '_headers'), 'utf8')
  const found = matchHeaderRules(parseHeaderRules(headers), '/lamp')
  expect([found.get('x-content-type-options'), found.get('x-lamp')]).toEqual(['nosniff', 'on'])
  expect(readFileSync(join(options.folder.directory, '_redirects'), 'utf8')).toBe(
    '/old /new 301\n/docs/lamp /lamp 301\n',
  )
})
