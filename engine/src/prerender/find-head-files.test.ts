import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../model/config.ts'
import { buildSecurityPolicy } from './build-security-policy.ts'
import { findHeadFiles } from './find-head-files.ts'

const publicDir = mkdtempSync(join(tmpdir(), 'public-'))
const config = {
  publicDir,
  serverLoader: undefined,
  locales: [
    { id: 'de', name: 'Deutsch' },
    { id: 'en', name: 'English' },
  ],
  search: { engine: 'built-in', skip: [] },
} as unknown as Config

beforeAll(() => {
  mkdirSync(join(publicDir, 'og'))
  writeFileSync(join(publicDir, 'favicon.svg'), '<svg/>')
  writeFileSync(join(publicDir, 'apple-touch-icon.png'), '')
  const png = Buffer.alloc(24)
  png.write('PNG', 1)
  png.writeUInt32BE(1200, 16)
  png.writeUInt32BE(630, 20)
  writeFileSync(join(publicDir, 'og/de.png'), png)
})

afterAll(() => rmSync(publicDir, { recursive: true }))

test('a head names the icons and pictures that are in the public folder, and no others', () => {
  expect(findHeadFiles(config, { boot: 'run()', frame: 'listen()' })).toEqual({
    icons: [
      { rel: 'icon', path: '/favicon.svg', type: 'image/svg+xml', sizes: undefined },
      { rel: 'apple-touch-icon', path: '/apple-touch-icon.png', type: 'image/png', sizes: undefined },
    ],
    manifest: '/manifest.webmanifest',
    previews: { '/og/de.png': { width: 1200, height: 630 } },
    policy: buildSecurityPolicy({ boot: 'run()', frame: 'listen()', serverLoader: undefined, hasWebAssembly: false })
      .meta,
  })
})
