import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createFolder } from '../../test/open-fixture.ts'
import { createDiskCache, readRest } from './disk-cache.ts'

describe('createDiskCache', () => {
  it('makes a result once for the same input, in this run and the next', async () => {
    const folder = createFolder()
    const make = vi.fn<() => { html: string }>(() => ({ html: '灯' }))
    const cache = createDiskCache(folder, 'v1')
    expect(await cache.remember('page', { body: 'a' }, make)).toEqual({ html: '灯' })
    expect(await cache.remember('page', { body: 'a' }, make)).toEqual({ html: '灯' })
    expect(await createDiskCache(folder, 'v1').remember('page', { body: 'a' }, make)).toEqual({ html: '灯' })
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('gives at once what it will give later', async () => {
    const cache = createDiskCache(createFolder(), 'v1')
    const make = (): { html: string; title: string | undefined } => ({ html: '灯', title: undefined })
    const first = await cache.remember('page', 'a', make)
    expect(Object.keys(first)).toEqual(['html'])
    expect(await cache.remember('page', 'a', make)).toStrictEqual(first)
  })

  it('makes it anew for another input, another kind of result and another version of the code', async () => {
    const folder = createFolder()
    const make = vi.fn<() => Promise<number>>(() => Promise.resolve(1))
    const cache = createDiskCache(folder, 'v1')
    await cache.remember('page', 'a', make)
    await cache.remember('page', 'b', make)
    await cache.remember('code', 'a', make)
    await createDiskCache(folder, 'v2').remember('page', 'a', make)
    expect(make).toHaveBeenCalledTimes(4)
  })

  it('makes a result anew that is not what was stored: cut off by a crash, or something else', async () => {
    const folder = createFolder()
    const make = vi.fn<() => string>(() => 'a long result')
    await createDiskCache(folder, 'v1').remember('page', 'a', make)
    const [name = ''] = readdirSync(folder)
    for (const text of ['', '{"resu', 'null', '5', '{"result":{}}', 'a'.repeat(32)]) {
      writeFileSync(join(folder, name), text)
      expect(await createDiskCache(folder, 'v1').remember('page', 'a', make)).toBe('a long result')
    }
    expect(make).toHaveBeenCalledTimes(7)
    expect(readdirSync(folder)).toEqual([name])
  })

  it('gives the first of two parts at once, and the second when it is asked for', () => {
    const folder = createFolder()
    const cache = createDiskCache(folder, 'v1')
    expect(cache.findParts('page', 'a')).toBeUndefined()
    const { path, head } = cache.keepParts('page', 'a', { title: '灯\n', order: undefined }, { tree: '灯\n' })
    expect(head).toStrictEqual({ title: '灯\n' })
    expect(createDiskCache(folder, 'v1').findParts('page', 'a')).toStrictEqual({ path, head })
    expect(readRest(path)).toEqual({ tree: '灯\n' })
    const stored = readFileSync(path, 'utf8')
    for (const torn of ['', 'torn', stored.slice(0, -1), stored.replace('title', 'titel')]) {
      writeFileSync(path, torn)
      expect(cache.findParts('page', 'a')).toBeUndefined()
    }
    // The second part is looked into when it is asked for, and made anew by the next run.
    writeFileSync(path, stored.replace('tree', 'tere'))
    expect([cache.findParts('page', 'a')?.head, readRest(path)]).toEqual([head, undefined])
    expect([cache.findParts('page', 'a'), readRest(path)]).toEqual([undefined, undefined])
    const long = cache.keepParts('page', 'b', '灯'.repeat(40_000), undefined)
    expect(cache.findParts('page', 'b')).toEqual(long)
  })

  it('keeps nothing of a result that could not be made', async () => {
    const folder = createFolder()
    const cache = createDiskCache(folder, 'v1')
    const failing = cache.remember('page', 'a', () => {
      throw new Error('torn')
    })
    await expect(failing).rejects.toThrow('torn')
    expect(readdirSync(folder)).toEqual([])
    expect(await cache.remember('page', 'a', () => 2)).toBe(2)
  })

  it('deletes what this run did not ask for, and nothing that another process is writing', async () => {
    const ended = spawnSync(process.execPath, ['-e', '']).pid
    const folder = createFolder({
      [`page-half.json.${ended}`]: '{',
      [`page-own.json.${process.pid}`]: '{',
      [`page-theirs.json.${process.ppid}`]: 'being written',
    })
    const old = createDiskCache(folder, 'v1')
    await old.remember('page', 'a', () => 1)
    await old.remember('page', 'b', () => 2)
    const long = Date.now() / 1000 - 4000
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), long, long)
    const other = createDiskCache(folder, 'v1')
    await other.remember('page', 'c', () => 4)
    const cache = createDiskCache(folder, 'v1')
    await cache.remember('page', 'b', () => 3)
    cache.prune()
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8').split('\n').at(-1))
    // What another run has just made is kept, because that run may still read it.
    expect(new Set(texts)).toEqual(new Set(['being written', '{"result":2}', '{"result":4}']))
  })
})
