import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adoptSiteFolder } from '../node/site-folder.ts'
import { compressFiles } from './compress-files.ts'

let root: string
let site: string
let cache: string
const page = '<p>a page of some length</p>'.repeat(100)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compress-'))
  site = join(root, 'site')
  cache = join(root, 'cache')
  mkdirSync(join(site, 'assets'), { recursive: true })
  writeFileSync(join(site, 'index.html'), page)
  writeFileSync(join(site, 'assets/app.js'), 'run()\n'.repeat(500))
  writeFileSync(join(site, 'picture.png'), page)
  writeFileSync(join(site, 'short.html'), '<p>short</p>')
  writeFileSync(join(site, '_headers'), '/*\n'.repeat(500))
})

afterEach(() => rmSync(root, { recursive: true }))

test('text of some length gets two copies that unpack to the same bytes; nothing else does', async () => {
  expect(await compressFiles(adoptSiteFolder(site), cache)).toEqual({ made: 4, fromCache: 0 })
  expect(readdirSync(site, { recursive: true })).toHaveLength(10)
  expect(readdirSync(site, { recursive: true })).toEqual(
    expect.arrayContaining([
      '_headers',
      'assets',
      'assets/app.js',
      'assets/app.js.br',
      'assets/app.js.gz',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'picture.png',
      'short.html',
    ]),
  )
  expect(brotliDecompressSync(readFileSync(join(site, 'index.html.br'))).toString()).toBe(page)
  expect(gunzipSync(readFileSync(join(site, 'index.html.gz'))).toString()).toBe(page)
})

test('what has not changed since the last build is copied, what has is made anew', async () => {
  await compressFiles(adoptSiteFolder(site), cache)
  const before = readFileSync(join(site, 'assets/app.js.br'))
  for (const name of ['index.html', 'assets/app.js'])
    for (const suffix of ['br', 'gz']) rmSync(join(site, `${name}.${suffix}`))
  writeFileSync(join(site, 'index.html'), page.toUpperCase())
  expect(await compressFiles(adoptSiteFolder(site), cache)).toEqual({ made: 2, fromCache: 2 })
  expect(readFileSync(join(site, 'assets/app.js.br'))).toEqual(before)
  expect(gunzipSync(readFileSync(join(site, 'index.html.gz'))).toString()).toBe(page.toUpperCase())
})

test('a copy in the cache that is torn or empty is made anew', async () => {
  await compressFiles(adoptSiteFolder(site), cache)
  for (const [index, name] of readdirSync(cache).entries()) truncateSync(join(cache, name), index * 10)
  expect(await compressFiles(adoptSiteFolder(site), cache)).toEqual({ made: 4, fromCache: 0 })
  expect(brotliDecompressSync(readFileSync(join(site, 'index.html.br'))).toString()).toBe(page)
  expect(await compressFiles(adoptSiteFolder(site), cache)).toEqual({ made: 0, fromCache: 4 })
})

test('copies of a month ago that are not wanted leave the cache', async () => {
  await compressFiles(adoptSiteFolder(site), cache)
  const old = new Date(Date.now() - 32 * 24 * 60 * 60 * 1000)
  // Another process is about to give this one its name.
  const draft = `page-11.br.${process.ppid}`
  writeFileSync(join(cache, draft), 'half')
  for (const name of readdirSync(cache)) utimesSync(join(cache, name), old, old)
  rmSync(join(site, 'index.html'))
  expect(await compressFiles(adoptSiteFolder(site), cache)).toEqual({ made: 0, fromCache: 2 })
  expect(readdirSync(cache)).toHaveLength(3)
  expect(readdirSync(cache)).toContain(draft)
})

test('equal files are compressed once and each gets its copies', async () => {
  mkdirSync(join(site, 'en'))
  for (const name of ['404.html', 'en/404.html']) writeFileSync(join(site, name), page.toLowerCase() + page)
  expect(await compressFiles(adoptSiteFolder(site), cache)).toEqual({ made: 6, fromCache: 0 })
  expect(readFileSync(join(site, 'en/404.html.gz'))).toEqual(readFileSync(join(site, '404.html.gz')))
})

test('files are packed hardest, a very long one quickly', async () => {
  writeFileSync(join(site, 'assets/search.json'), JSON.stringify(Array.from({ length: 200_000 }, (_, index) => index)))
  await compressFiles(adoptSiteFolder(site), cache)
  const qualities = readdirSync(cache)
    .filter((name) => name.endsWith('.br'))
    .map((name) => name.split('-')[1])
  expect(new Set(qualities)).toEqual(new Set(['9.br', '11.br']))
})

test('what is written last, of the copies of all others, gets its copies too', async () => {
  const folder = adoptSiteFolder(site)
  const report = await compressFiles(folder, cache, () => {
    const copies = [...folder.files.keys()].filter((name) => name.endsWith('.br'))
    folder.write('list.json', JSON.stringify({ copies, page }))
    return ['list.json']
  })
  expect(report).toEqual({ made: 6, fromCache: 0 })
  expect(JSON.parse(gunzipSync(readFileSync(join(site, 'list.json.gz'))).toString())).toEqual({
    copies: expect.arrayContaining(['index.html.br', 'assets/app.js.br']),
    page,
  })
})
