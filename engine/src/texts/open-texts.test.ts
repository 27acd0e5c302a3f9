import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writePage } from '../../test/load-files.ts'
import { openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { readContent } from '../content/read-content.ts'
import { loadSite } from '../load-site.ts'
import type { Config } from '../model/config.ts'
import type { RawPage } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { measureMarkdown, readMarkdown, readSections } from '../node/read-cached.ts'
import { formatProblem } from '../node/format-problems.ts'
import { describeThreadEnd, type TextOptions } from './open-texts.ts'

const mistake = {
  'content/en-US/torn.md': writePage('Torn', '\nA [lamp](/lmap).\n\n::picture{light="/lost.png" alt="A"}'),
}

it('threads make the same as one after the other, to the byte of each file of the cache, and count as they go', async () => {
  const [alone, threads] = [await load(Infinity), await load(1)]
  expect(threads.site).toBe(alone.site)
  expect(threads.files).toEqual(alone.files)
  expect(alone.files.length).toBeGreaterThan(15)
  const pages = (JSON.parse(alone.site) as Site).pages.length
  for (const { counted } of [alone, threads]) {
    expect(counted.at(-1)).toEqual(['Markdown', pages, pages])
    const texts = counted.filter(([step]) => step === 'texts')
    expect(texts.map(([, done]) => done)).toEqual(texts.map((_, index) => index + 1))
  }
})

it('a problem that a thread finds names the file and the line', async () => {
  const { problems } = await load(1, mistake)
  expect(problems).toEqual([
    'content/en-US/torn.md:5\n  The link "/lmap" leads to no page.\n  Did you mean "/lamp"?',
    'content/en-US/torn.md:7\n  There is no picture "/lost.png" in public.\n  Give light="/path.png" of a PNG file below public.',
  ])
})

it('a thread that ends names the page at which it was at work, and what to do', () => {
  const { message } = describeThreadEnd(
    { kind: 'page', raw: { filename: 'content/en-US/lamp.md' } as RawPage },
    'it needed too much memory',
  )
  expect(message).toBe(
    [
      'content/en-US/lamp.md:1',
      '  The thread that was at work on this page has ended: it needed too much memory.',
      '  Build again; if it ends here again, take out of the page what you wrote last, and put it back piece by piece.',
    ].join('\n'),
  )
})

it('once it is made a text is in the cache only, and there search and programs find it', async () => {
  const config = resolveFixture(openFixture('lamps'))
  const { site } = await loadSite(config, undefined)
  const alone = site.pages.filter(({ cached }) => cached !== undefined)
  expect(alone.length).toBeGreaterThan(2)
  for (const page of alone) {
    expect(page.content.sections).toEqual([])
    const text = readMarkdown(page)
    expect(measureMarkdown(page).size).toBe(Buffer.byteLength(text))
    expect(text).toContain(page.title)
    expect(readSections(page).length).toBeGreaterThan(0)
  }
})

it('a second run finds everything in the cache and makes nothing', async () => {
  const config = resolveFixture(openFixture('lamps'))
  await loadSite(config, undefined)
  const counted: unknown[] = []
  await loadSite(config, undefined, readContent(config), { threadsFrom: 1, count: (...args) => counted.push(args) })
  expect(counted).toEqual([])
})

async function load(threadsFrom: number, files: Readonly<Record<string, string>> = {}) {
  const root = openFixture('lamps', {
    'content/en-US/lamp.md': writePage('Lamp', '\n```tsx\nconst lamp = 1\n```'),
    ...files,
  })
  const config: Config = resolveFixture(root)
  const counted: Parameters<NonNullable<TextOptions['count']>>[] = []
  const count: TextOptions['count'] = (...args) => counted.push(args)
  const { site, problems } = await loadSite(config, undefined, readContent(config), { threadsFrom, count })
  const folder = join(config.cacheDir, 'pages')
  return {
    // Each site has a folder of its own.
    site: JSON.stringify({ ...site, config: undefined }).replaceAll(root, ''),
    problems: problems.map(formatProblem),
    counted,
    files: readdirSync(folder)
      .toSorted()
      .map((name) => `${name} ${readFileSync(join(folder, name), 'utf8')}`),
  }
}
