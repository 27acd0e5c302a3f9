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
import { adoptSiteFolder, openSiteFolder, type SiteFolder } from '../node/site-folder.ts'
import { type CompressReport, openPacking } from './open-packing.ts'

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

function packAll(folder: SiteFolder): Promise<CompressReport> {
  return openPacking(folder, cache).finish()
}

test('text of some length gets two copies that unpack to the same bytes; nothing else does', async () => {
  expect(await packAll(adoptSiteFolder(site))).toEqual({ made: 4, fromCache: 0 })
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

test('what has taken long and has not changed since the last build is copied, all else is made anew', async () => {
  await packAll(adoptSiteFolder(site))
  const before = readFileSync(join(site, 'assets/app.js.br'))
  for (const name of ['index.html', 'assets/app.js'])
    for (const suffix of ['br', 'gz']) rmSync(join(site, `${name}.${suffix}`))
  writeFileSync(join(site, 'index.html'), page.toUpperCase())
  expect(await packAll(adoptSiteFolder(site))).toEqual({ made: 3, fromCache: 1 })
  expect(readFileSync(join(site, 'assets/app.js.br'))).toEqual(before)
  expect(gunzipSync(readFileSync(join(site, 'index.html.gz'))).toString()).toBe(page.toUpperCase())
})

test('a copy in the cache that is torn or empty is made anew', async () => {
  await packAll(adoptSiteFolder(site))
  for (const [index, name] of readdirSync(cache).entries()) truncateSync(join(cache, name), index * 10)
  expect(await packAll(adoptSiteFolder(site))).toEqual({ made: 4, fromCache: 0 })
  expect(brotliDecompressSync(readFileSync(join(site, 'index.html.br'))).toString()).toBe(page)
  expect(await packAll(adoptSiteFolder(site))).toEqual({ made: 2, fromCache: 2 })
})

test('copies of a month ago that are not wanted leave the cache', async () => {
  await packAll(adoptSiteFolder(site))
  const old = new Date(Date.now() - 32 * 24 * 60 * 60 * 1000)
  // Another process is about to give this one its name.
  const draft = `page-11.br.${process.ppid}`
  writeFileSync(join(cache, draft), 'half')
  for (const name of readdirSync(cache)) utimesSync(join(cache, name), old, old)
  rmSync(join(site, 'index.html'))
  expect(await packAll(adoptSiteFolder(site))).toEqual({ made: 1, fromCache: 1 })
  expect(readdirSync(cache)).toHaveLength(2)
  expect(readdirSync(cache)).toContain(draft)
})

test('equal files are compressed once and each gets its copies', async () => {
  mkdirSync(join(site, 'en'))
  for (const name of ['404.html', 'en/404.html']) writeFileSync(join(site, name), page.toLowerCase() + page)
  expect(await packAll(adoptSiteFolder(site))).toEqual({ made: 6, fromCache: 0 })
  expect(readFileSync(join(site, 'en/404.html.gz'))).toEqual(readFileSync(join(site, '404.html.gz')))
})

test('files are packed hardest, a very long one quickly', async () => {
  writeFileSync(join(site, 'assets/search.json'), JSON.stringify(Array.from({ length: 200_000 }, (_, index) => index)))
  await packAll(adoptSiteFolder(site))
  const qualities = readdirSync(cache)
    .filter((name) => name.endsWith('.br'))
    .map((name) => name.split('-')[1])
  expect(new Set(qualities)).toEqual(new Set(['9.br', '11.br']))
})

test('what is written last, of the copies of all others, gets its copies too', async () => {
  const folder = adoptSiteFolder(site)
  const report = await openPacking(folder, cache).finish(() => {
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

test('what is packed while others are made has the same bytes as at the end', async () => {
  const packed = async (isEarly: boolean): Promise<Record<string, string>> => {
    const folder = openSiteFolder(join(root, isEarly ? 'early' : 'late'))
    const packing = openPacking(folder, cache)
    // The first pages do not know yet that all of them are more than 20 MB.
    for (let index = 0; index < 23; index++) {
      folder.write(`${index}.html`, `${index} ${page.repeat(350)}`)
      if (isEarly) packing.add([`${index}.html`])
    }
    await packing.finish()
    return Object.fromEntries(Array.from(folder.files, ([path, { hash }]) => [path, hash]))
  }
  const early = await packed(true)
  expect(Object.keys(early)).toHaveLength(69)
  expect(early).toEqual(await packed(false))
  // None of them took long.
  expect(readdirSync(cache)).toEqual([])
})

test('a closed packing writes nothing more', async () => {
  writeFileSync(join(site, 'assets/style.css'), 'a { color: red }\n'.repeat(100))
  const folder = adoptSiteFolder(site)
  const packing = openPacking(folder, cache)
  packing.add(['assets/app.js'])
  await packing.close()
  packing.add(['assets/style.css'])
  await packing.close()
  const copies = [...folder.files.keys()].filter((path) => /\.(br|gz)$/.test(path))
  expect(new Set(copies)).toEqual(new Set(['assets/app.js.br', 'assets/app.js.gz']))
})

test('a file that is written again after its copies is a mistake of the engine', async () => {
  const folder = adoptSiteFolder(site)
  const packing = openPacking(folder, cache)
  packing.add(['assets/app.js'])
  folder.write('assets/app.js', 'other()')
  folder.write('assets/app.js', 'other()\n'.repeat(500))
  await expect(packing.finish()).rejects.toThrow('"assets/app.js" was written again after its copies.')
})
