import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OfflineManifest } from '../model/offline.ts'
import type { Site } from '../model/site.ts'
import { adoptSiteFolder } from '../node/site-folder.ts'
import { buildOffline, listOfflineParts } from './build-offline.ts'

const site = {
  config: { locales: [{ id: 'zh-CN' }, { id: 'en-US' }] },
  routes: [
    { path: '/', aliases: [] },
    { path: '/lamp', aliases: ['/docs/lamp'] },
  ],
  demos: [{ id: 'glow' }],
} as unknown as Site

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'offline-'))
  put('index.html', 'home')
  put('index.html.br', 'h')
  put('index.html.gz', 'ho')
  put('lamp.html', 'lamp')
  put('assets/app-1a2b.js', 'run()')
})

afterEach(() => rmSync(directory, { recursive: true }))

function put(path: string, text: string): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true })
  writeFileSync(join(directory, path), text)
}

function build(worker = 'keep("{version}")'): { manifest: OfflineManifest; worker: string } {
  const { manifest, worker: code } = buildOffline(
    adoptSiteFolder(directory).files,
    listOfflineParts(site, worker, ['robots.txt', 'lamp.txt']),
  )
  return { manifest: JSON.parse(manifest) as OfflineManifest, worker: code }
}

test('names each file with the start of its SHA-256 and its size, and what all of them weigh', () => {
  const { manifest, worker } = build()
  expect(manifest).toMatchObject({
    bytes: 13,
    // The host sends the compressed copy of the home page.
    sent: 10,
    files: [
      ['assets/app-1a2b.js', '02fcae88bd120f59', 5],
      ['index.html', '4ea140588150773c', 4],
      ['lamp.html', expect.stringMatching(/^[\da-f]{16}$/), 4],
    ],
    addresses: [['/'], ['/lamp', '/docs/lamp'], ['/~demos/glow']],
    words: { 'zh-CN': { keep: '保存供离线阅读' }, 'en-US': { keep: 'Keep for offline reading' } },
  })
  expect(worker).toBe(`keep("${manifest.version}")`)
})

test('leaves out what is for hosts and programs, compressed copies and second files of a page', () => {
  const left = [
    '_headers',
    '_redirects',
    '.nojekyll',
    'robots.txt',
    'lamp.txt',
    'lamp.md',
    'og/en-US.png',
    'lamp/index.html',
  ]
  for (const path of left) put(path, 'not for readers')
  // An author's own archive is no copy of another file.
  put('pictures.tar.gz', 'archive')
  expect(build().manifest.files.map(([path]) => path)).toEqual([
    'assets/app-1a2b.js',
    'index.html',
    'lamp.html',
    'pictures.tar.gz',
  ])
})

test('the version changes with any file, with the worker and with nothing else', () => {
  const { version } = build().manifest
  expect(build().manifest.version).toBe(version)
  expect(build('keep(2, "{version}")').manifest.version).not.toBe(version)
  put('lamp.html', 'lamq')
  expect(build().manifest.version).not.toBe(version)
})
