import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFolder, openFixture, resolveFixture } from '../../test/open-fixture.ts'
import { loadSite } from '../load-site.ts'
import type { Problem } from '../model/problem.ts'
import { openSiteFolder } from '../node/site-folder.ts'
import type { DocumentRequest } from './drawing-messages.ts'
import { writeSite } from './write-site.ts'

const keys = { page: () => '', demo: () => '', found: new Map() }

it('with `output: both` writes every page and every demo alone as a folder too, for hosts that only know folders', async () => {
  const config = { ...resolveFixture(openFixture('lamps')), output: 'both' as const }
  const { site } = await loadSite(config, undefined)
  const folder = openSiteFolder(createFolder())
  let asked = 0
  let mostAsked = 0
  const draw = async (request: DocumentRequest): Promise<string> => {
    asked += 1
    mostAsked = Math.max(mostAsked, asked)
    await setImmediate()
    asked -= 1
    return request.kind === 'page' ? request.page.path : request.kind === 'demo' ? request.id : ''
  }
  const written: string[] = []
  await writeSite(site, config, {
    drawing: { draw, problems: () => [] },
    alone: '/alone.js',
    notFound: '/found.js',
    keys,
    folder,
    written: (path) => written.push(path),
  })
  // The next pages are asked for while one is drawn, but not all of them.
  expect(mostAsked).toBe(3)
  expect(new Set(written)).toEqual(new Set([...folder.files.keys()].filter((path) => /(?<!404)\.html$/.test(path))))
  const read = (path: string): string => readFileSync(join(folder.directory, path), 'utf8')
  for (const [path, text] of [
    ...site.pages.map((page) => [page.path, page.path]),
    ...site.demos.map(({ id }) => [`/~demos/${id}`, id]),
  ])
    if (path !== '/') expect([read(`${path}.html`), read(`${path}/index.html`)]).toEqual([text, text])
  expect(read('index.html')).toBe('/')
})

it('says of every page that cannot be drawn so once, although some stand in for a missing translation', async () => {
  const config = { ...resolveFixture(openFixture('lamps')), api: false as const }
  const { site } = await loadSite(config, undefined)
  const draw = async (request: DocumentRequest): Promise<string> => {
    const [, route = ''] =
      (request.kind === 'page' && /(\/demo\/dimmer|\/guide\/wiring)$/.exec(request.page.path)) || []
    if (route !== '') throw new Error(`There is no current at ${route}.`)
    return ''
  }
  const problems = (): Problem[] => [{ file: 'demos/torn.tsx', line: 2, what: 'It is torn.', mend: 'Mend it.' }]
  const written = writeSite(site, config, {
    drawing: { draw, problems },
    alone: '/alone.js',
    notFound: '/found.js',
    keys,
    folder: openSiteFolder(createFolder()),
  })
  const mend = 'Take out of the page what you wrote last, and put it back piece by piece.'
  await expect(written).rejects.toThrow(
    [
      '4 problems',
      'demos/torn.tsx:2\n  It is torn.\n  Mend it.',
      `content/en-US/demo/dimmer.md:1\n  There is no current at /demo/dimmer.\n  ${mend}`,
      `content/zh-CN/demo/dimmer.md:1\n  There is no current at /demo/dimmer.\n  ${mend}`,
      // The English file stands in for the missing Chinese one: two pages fail because of one file.
      `content/en-US/guide/wiring.md:1\n  There is no current at /guide/wiring.\n  ${mend}`,
    ].join('\n\n'),
  )
})
