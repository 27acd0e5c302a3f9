import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writePage } from '../../test/load-files.ts'
import { createFolder } from '../../test/open-fixture.ts'
import type { RawPage } from '../model/page.ts'
import type { MadePage, TextSetup } from './create-steps.ts'
import type { Texts } from './open-texts.ts'
import { rememberTexts, type TextMemory } from './remember-texts.ts'

const count = 120
const markdown = { hash: 'hash', size: 7 }
const setup = { publicDir: '/nowhere' } as TextSetup

it('knows at the next start what it has read and made, but for what has changed since', async () => {
  const names = Array.from({ length: count }, (_, index) => `page-${index}.md`)
  const root = createFolder(Object.fromEntries(names.map((name) => [name, writePage(name)])))
  const cache = join(root, '.cache')
  const remember = (version: string, mode: 'build' | 'dev' = 'dev'): TextMemory => rememberTexts(cache, version, mode)
  const read = ({ readers }: TextMemory): RawPage[] =>
    names.map((filename) => ({
      ...readers.page(join(root, filename), { locale: 'en-US', route: `/${filename}`, filename, groups: [] }).page,
      lastUpdated: undefined,
    }))
  /** What has gone from the cache, and how many texts are known to lie there. */
  let [gone, cached] = ['', 0]
  /** Where the trees of the texts that had to be made lay before. */
  let older: (string | undefined)[] = []
  /** The files of the texts that had to be made. */
  const load = async (memory: TextMemory, own = setup): Promise<string[]> => {
    const made: string[] = []
    const pages: Texts['pages'] = async (raws, before) => {
      older = raws.map((raw) => before?.(raw))
      expect(raws.every(({ body }) => body !== '')).toBe(true)
      made.push(...raws.map(({ filename }) => filename))
      return raws.map(({ filename }) => ({ trees: filename, content: {}, cached: markdown }) as MadePage)
    }
    const found = await memory.pages(read(memory), { pages, keeps: (trees) => trees !== gone }, own)
    expect(found.map(({ trees }) => trees)).toEqual(names)
    cached = found.filter((page) => page.cached?.size === markdown.size).length
    return made
  }

  const first = remember('one')
  expect(await load(first)).toHaveLength(count)
  expect(await load(first)).toEqual([])
  expect(cached).toBe(0)
  first.save()

  writeFileSync(join(root, 'page-7.md'), writePage('Another'))
  // What its text shows of other files may change without it.
  writeFileSync(join(root, 'page-8.md'), writePage('File', '::file{src="lamp.txt"}'))
  const second = remember('one')
  expect(await load(second)).toEqual(['page-7.md', 'page-8.md'])
  expect(older, 'the file of the trees that `load` has made first').toEqual(['page-7.md', 'page-8.md'])
  expect(await load(second)).toEqual(['page-8.md'])
  const [known] = read(second)
  if (known === undefined) throw new Error('There is no page.')
  expect(known.body, 'of a text that is made nothing but what others show is kept').toBe('')
  expect(second.withBody(known).body).not.toBe('')
  // Few new texts are not worth a write.
  second.save()
  expect(await load(remember('one'))).toEqual(['page-7.md', 'page-8.md'])
  // Another island, say, or another version of the engine.
  expect(await load(second, { ...setup, version: 'other' })).toHaveLength(count)
  expect(await load(remember('two'))).toHaveLength(count)

  writeFileSync(join(cache, 'texts.json'), 'torn')
  const third = remember('one', 'build')
  expect(await load(third)).toHaveLength(count)
  third.save()

  // A build takes nothing for known that it could not read.
  gone = 'page-5.md'
  const build = remember('one', 'build')
  expect(await load(build)).toEqual(['page-5.md', 'page-8.md'])
  expect(cached, 'of what a build makes itself, its texts lie in the cache as well').toBe(count)
})
