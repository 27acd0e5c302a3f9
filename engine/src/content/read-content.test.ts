import { rmSync, symlinkSync } from 'node:fs'
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

  it('passes over what editors and systems leave beside pages', () => {
    const { pages, problems } = read({
      'content/README': 'x',
      'content/en-US/.DS_Store': 'x',
      'content/en-US/.obsidian/app.json': '{}',
      'content/en-US/lamp.md~': 'x',
      'content/en-US/#lamp.md#': 'x',
    })
    expect({ pages, problems }).toEqual({ pages: [], problems: [] })
  })

  it('reports files that are no pages, and links', () => {
    const root = openFixture('empty', {
      'content/en-US/a.MD': page,
      'content/en-US/b.mdx': page,
      'content/en-US/lamps/c.png': 'x',
      'elsewhere.md': page,
    })
    symlinkSync(join(root, 'elsewhere.md'), join(root, 'content/en-US/d.md'))
    symlinkSync(join(root, 'theme'), join(root, 'content/en-US/e'))
    const { pages, problems } = readContent(resolveFixture(root))
    expect(pages).toEqual([])
    expect(problems.map(formatProblem).toSorted()).toEqual([
      'content/en-US/a.MD:1\n  The file "a.MD" is no page: pages end in ".md".\n  Rename it to a.md.',
      'content/en-US/b.mdx:1\n  The file "b.mdx" is no page: pages end in ".md".\n  Rename it to b.md.',
      'content/en-US/d.md:1\n  "d.md" is a symbolic link, which is not followed.\n  Put the file itself here.',
      'content/en-US/e:1\n  "e" is a symbolic link, which is not followed.\n  Put the file itself here.',
      'content/en-US/lamps/c.png:1\n  The file "c.png" is no page.\n  Put what readers get as it is into public.',
    ])
  })

  it.each([
    ['a#b.md', `The file's name holds "#", which stands for something else in an address.`],
    ['lamps?/b.md', `The file's name holds "?", which stands for something else in an address.`],
    ['100%.md', `The file's name holds "%", which stands for something else in an address.`],
    ['a\\b.md', `The file's name holds "\\\\", which stands for something else in an address.`],
    ['a\nb.md', `The file's name holds "\\n", which stands for something else in an address.`],
  ])('reports a name that no link could lead to: %j', (name, what) => {
    const file = `content/en-US/${name}`
    expect(read({ [file]: page }).problems).toEqual([
      { file, line: 1, what, mend: 'Rename it: letters, digits and hyphens.' },
    ])
  })

  it.each(['404', 'lamps/404', '~demos/dimmer', 'assets/lamp', 'lamps/index/index', 'lamp.html'])(
    'reports an address that the build needs itself: /%s',
    (route) => {
      const file = `content/en-US/${route}.md`
      const address = `/${route.replace(/\/index$/, '')}`
      const what = `The address "${address}" belongs to the files that a build writes itself.`
      expect(read({ [file]: page }).problems).toEqual([{ file, line: 1, what, mend: 'Rename the file.' }])
    },
  )

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
