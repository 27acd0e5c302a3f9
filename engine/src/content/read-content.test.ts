import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFixture, resolveFixture, type SiteFiles } from '../../test/open-fixture.ts'
import { formatProblem } from '../node/format-problems.ts'
import { readContent } from './read-content.ts'

const page = '---\ntitle: Lamp\n---\n'

describe('readContent', () => {
  it('makes routes from paths, the same in each locale', () => {
    const { pages } = readContent(resolveFixture(openFixture('lamps')))
    expect(pages.map(({ locale, route, filename }) => [locale, route, filename])).toEqual([
      ['en-US', '/demo/dimmer', 'content/en-US/demo/dimmer.md'],
      ['en-US', '/demo', 'content/en-US/demo/index.md'],
      ['en-US', '/demo/max-brightness', 'content/en-US/demo/max-brightness.md'],
      ['en-US', '/guide/wiring', 'content/en-US/guide/wiring.md'],
      ['en-US', '/', 'content/en-US/index.md'],
      ['zh-CN', '/demo/dimmer', 'content/zh-CN/demo/dimmer.md'],
      ['zh-CN', '/', 'content/zh-CN/index.md'],
    ])
  })

  it('takes only a whole file name for an index', () => {
    const { pages } = read({ 'content/en-US/reindex.md': page, 'content/en-US/index/index.md': page })
    expect(pages.map(({ route }) => route)).toEqual(['/index', '/reindex'])
  })

  it('passes over files that are not markdown', () => {
    const { pages, problems } = read({ 'content/en-US/notes.txt': 'x', 'content/README': 'x' })
    expect({ pages, problems }).toEqual({ pages: [], problems: [] })
  })

  it('says what to create in a site without content', () => {
    const root = openFixture('lamps')
    rmSync(join(root, 'content'), { recursive: true })
    expect(readContent(resolveFixture(root)).problems.map(formatProblem)).toEqual([
      'content:1\n  There is no folder "content".\n  Create content/en-US/index.md.',
    ])
  })

  it('reports folders of unknown locales, with the nearest one, and pages outside of a locale', () => {
    const { pages, problems } = read({
      'content/en-UK/index.md': page,
      'content/français/index.md': page,
      'content/index.md': page,
    })
    expect(pages).toEqual([])
    expect(problems.map(formatProblem)).toEqual([
      'content/en-UK:1\n  The folder "en-UK" is no locale that docs.config.ts names.\n  Did you mean "en-US"?',
      'content/français:1\n  The folder "français" is no locale that docs.config.ts names.\n  Use one of: en-US, zh-CN.',
      'content/index.md:1\n  The page "index.md" stands in no locale\'s folder.\n  Move it to content/en-US/index.md.',
    ])
  })

  it('keeps pages whose front matter is wrong, so that what links to them is not wrong as well', () => {
    const { pages, problems } = read({ 'content/en-US/a.md': 'no title', 'content/en-US/b.md': page })
    expect(pages.map(({ route }) => route)).toEqual(['/a', '/b'])
    expect(problems.map(({ file }) => file)).toEqual(['content/en-US/a.md'])
  })
})

function read(files: SiteFiles) {
  return readContent(resolveFixture(openFixture('empty', files)))
}
