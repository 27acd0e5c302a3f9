import { rmSync, truncateSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFolder, type SiteFiles, writeFiles } from '../../test/open-fixture.ts'
import { isCurrent, writeRecord } from './bundle-record.ts'

const folder: SiteFiles = {
  'site/package.json': '{ "name": "site" }',
  'site/tsconfig.json': '{}',
  'site/demos/dimmer.tsx': 'a demo',
  'library/src/lamp.ts': 'a linked library',
  'site/node_modules/lamp-kit/package.json': '{ "name": "lamp-kit", "version": "1.0.0" }',
  'site/node_modules/lamp-kit/es/index.js': 'a package',
  'client/app.js': 'the bundle',
  'server/entry.mjs': 'the other bundle',
}

const reads = ['site/demos/dimmer.tsx', 'library/src/lamp.ts', 'site/node_modules/lamp-kit/es/index.js']

/** Bundles that were made a minute after their sources were written. */
function open(started = Date.now() + 60_000, files = reads): { root: string; current: (settings?: string) => boolean } {
  const root = createFolder(folder)
  writeRecord(join(root, 'record.json'), {
    settings: 'set',
    reads: new Set(files.map((path) => join(root, path))),
    outputs: [join(root, 'client'), join(root, 'server')],
    started,
  })
  return { root, current: (settings = 'set') => isCurrent(join(root, 'record.json'), settings) }
}

describe('bundles', () => {
  it('are kept while everything is as it was, or was only written again', () => {
    const { root, current } = open()
    expect(current()).toBe(true)
    for (const path of Object.keys(folder)) utimesSync(join(root, path), 1, 1)
    writeFiles(root, { 'site/README.md': '', 'site/content/index.md': '', 'client.js': '' })
    expect(current()).toBe(true)
  })

  it('are made anew for other settings, and when there is no record', () => {
    const { root, current } = open()
    expect(current('other')).toBe(false)
    rmSync(join(root, 'record.json'))
    expect(current()).toBe(false)
  })

  it.each([
    ['a demo', 'site/demos/dimmer.tsx'],
    ['a linked library', 'library/src/lamp.ts'],
    ['an installed package', 'site/node_modules/lamp-kit/es/index.js'],
    ['the version of a package', 'site/node_modules/lamp-kit/package.json'],
    ['settings of a tool', 'site/tsconfig.json'],
    ['new settings of a tool', 'site/.env.production'],
    ['a new file that may be meant instead', 'site/demos/dimmer.js'],
    ['new settings of a library', 'library/package.json'],
  ])('are made anew after a change of %s', (_, path) => {
    const { root, current } = open()
    writeFiles(root, { [path]: 'changed' })
    expect(current()).toBe(false)
  })

  it('are made anew when one of their files is torn or missing', () => {
    for (const path of ['client/app.js', 'server/entry.mjs', 'record.json']) {
      const { root, current } = open()
      truncateSync(join(root, path), 4)
      expect(current()).toBe(false)
      rmSync(join(root, path))
      expect(current()).toBe(false)
    }
  })

  it('are made anew when a file has changed or gone while they were made', () => {
    expect(open(Date.now() - 60_000).current()).toBe(false)
    expect(open(Date.now() + 60_000, [...reads, 'site/gone.ts']).current()).toBe(false)
  })
})
