import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { smallSite } from '../../test/search/small-site.ts'
import { createFolder } from '../../test/open-fixture.ts'
import { buildPagefind } from './build-pagefind.ts'

const root = resolve(import.meta.dirname, '../..')

it('writes the parts of an index, what each page gives to search, and the same bytes each time', async () => {
  const files = await buildPagefind({ metadata: smallSite, locale: 'zh-CN', root })
  const kinds = new Set(Array.from(files.keys(), (path) => path.replace(/_[0-9a-f]+\./, '.')))
  expect([...kinds].toSorted()).toEqual([
    'index/en.pf_index',
    'pagefind-entry.json',
    'pagefind.en.pf_meta',
    'pagefind.js',
    'pages/en.json',
    'wasm.en.pagefind',
  ])
  const pages = [...files].filter(([path]) => path.startsWith('pages/'))
  const links = pages.map(([, text]) => (JSON.parse(String(text)) as { route: { link: string } }).route.link)
  expect(links.toSorted()).toEqual(smallSite.routes.map(({ link }) => link).toSorted())
  expect(await buildPagefind({ metadata: smallSite, locale: 'zh-CN', root })).toEqual(files)
})

it('says in a sentence that Pagefind does not start', async () => {
  const broken = createFolder({
    'node_modules/pagefind/package.json': JSON.stringify({ name: 'pagefind', type: 'module', main: 'index.js' }),
    'node_modules/pagefind/index.js': `export const createIndex = () => Promise.reject(new Error('No binary for this machine.\\nAsk there.'))\nexport const close = () => null\n`,
  })
  await expect(buildPagefind({ metadata: smallSite, locale: 'en-US', root: broken })).rejects.toThrow(
    /^Pagefind cannot make the index of en-US: No binary for this machine\. Mend that, or take "engine" out of "search" in docs\.config\.ts\.$/,
  )
})
