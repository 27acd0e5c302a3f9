import { describe, expect, it } from 'vitest'
import { createFolder, openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { readMarkdown } from '../node/read-cached.ts'
import { loadSite } from '../load-site.ts'
import { createDiskCache } from '../node/disk-cache.ts'
import { formatProblem } from '../node/format-problems.ts'
import { readWholePage } from '../node/read-whole-page.ts'
import { createTwins } from './create-twins.ts'

describe('createTwins', () => {
  it('writes what a page says, with every directive as plain Markdown', async () => {
    const { site } = await loadSite(resolveFixture(openFixture('lamps'), { base: '/docs/' }), undefined)
    const { markdown = '' } = site.pages.find(({ path }) => path === '/') ?? {}
    expect(markdown).toContain('# Lamp Kit\n\nLamps for React\n\n- [dim a lamp](/docs/demo/dimmer)\n')
    expect(markdown).toContain('see [the dimmer](/docs/demo/dimmer#notice) or [the manual](/docs/manual.txt).')
    expect(markdown).toContain(
      '## Screenshots {#screenshots}\n\n![A lamp](/docs/pictures/lamp-light.png)\n\nSeen from the side\n',
    )
    expect(markdown).toContain('> **Careful: Mind the heat**\n>\n> Use `Ctrl+L` and **New** bulbs with `brightness`.\n')
    expect(markdown).toContain('1. Screw in the bulb.\n2. Switch it on.\n')
    expect(markdown).toContain('```sh [npm]\nnpm install lamp-kit\n```\n\n```sh [pnpm]\npnpm add lamp-kit\n```\n')
    expect(markdown).toContain('| Size | Watt |\n| - | - |\n| S | 4 |\n')
    expect(markdown).not.toMatch(/^:::|::demo|:prop|:kbd|:badge/m)
  })

  it('writes what a page takes from files: a part of code, rows and values of data', async () => {
    const root = openFixture('lamps', {
      'data/lamps.json': '{ "taken": "1 May", "lamps": [{ "name": "Oak" }, { "name": "Elm" }] }',
      'samples/on.ts': '// #region on\nlamp.on()\n// #endregion\n',
      'content/en-US/figures.md': [
        '---\ntitle: Figures\n---\nOn :value[taken]{src="data/lamps.json"}.\n',
        ':::each{src="data/lamps.json" of="lamps"}\n| Lamp |\n| - |\n| {name} |\n:::\n',
        '::file{src="samples/on.ts" part="on"}\n',
      ].join('\n'),
    })
    const { site } = await loadSite(resolveFixture(root), undefined)
    const page = site.pages.find(({ path }) => path.endsWith('/figures'))
    const markdown = page === undefined ? '' : readMarkdown(page)
    expect(markdown).toContain('On 1 May.\n\n| Lamp |\n| - |\n| Oak |\n| Elm |\n\n```ts [on.ts]\nlamp.on()\n```\n')
  })

  it('reports a directive that nothing writes as Markdown, with its line', async () => {
    const { site } = await loadSite(resolveFixture(openFixture('lamps')), undefined)
    const home = site.pages.find(({ path }) => path === '/')
    if (home === undefined) throw new Error('There is no home page.')
    const page = readWholePage(home)
    page.content.source.children.push({ type: 'leafDirective', name: 'map', children: [], data: { line: 12 } })
    const { problems } = createTwins(site, createDiskCache(createFolder(), '')).make(page)
    expect(problems.map(formatProblem)).toEqual([
      `${page.filename}:12\n  The directive "map" has no form in Markdown.\n  Add its form to engine/src/twin/directive-forms.ts.`,
    ])
  })
})
