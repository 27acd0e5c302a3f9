import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCopied, toCode } from '../support/copied-code.ts'
import { builtFolder, listFiles, pages } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

function read(address: string): string {
  return readFileSync(join(builtFolder(), address), 'utf8')
}

for (const { locale, folder, heading } of [
  { locale: 'zh-CN', folder: '/', heading: '# Select\n\n> React 选择器组件\n' },
  { locale: 'en-US', folder: '/en-US/', heading: '# Select\n\n> React Select Component\n' },
]) {
  test(`${folder}llms.txt names every listed page in a line, and each of its links leads to a file`, () => {
    const text = read(`${folder}llms.txt`)
    expect(text.startsWith(heading)).toBe(true)
    const links = [...text.matchAll(/^- \[.+?\]\((.+?)\)/gm)].map((match) => match[1] ?? '')
    const files = listFiles(builtFolder()).map((file) => `/${file}`)
    expect(links.filter((link) => !files.includes(link))).toEqual([])
    const own = pages.filter((page) => page.locale === locale)
    // The page that shows every directive is for authors.
    const listed = own
      .filter(({ route }) => route !== '/style-guide')
      .map(({ path }) => `${path === '/' ? '/index' : path}.md`)
    expect(links.filter((link) => link.endsWith('.md')).toSorted()).toEqual(listed.toSorted())
  })

  test(`${folder}llms-full.txt has the Markdown of all listed pages`, () => {
    const full = listFiles(builtFolder())
      .filter((file) => new RegExp(`^${folder.slice(1)}llms-full(-\\d+)?\\.txt$`).test(file))
      .map((file) => read(file))
      .join('\n')
    for (const link of read(`${folder}llms.txt`).matchAll(/\((\/\S+\.md)\)/g))
      expect(full).toContain(read(link[1] ?? ''))
  })
}

test('every demo is there as data, with the files that readers copy', () => {
  const routes = JSON.parse(read('routes.json')) as { path: string }[]
  const ids = routes.filter(({ path }) => path.startsWith('/~demos/')).map(({ path }) => path.slice('/~demos/'.length))
  expect(ids.length).toBeGreaterThanOrEqual(31)
  for (const id of ids) {
    const demo = JSON.parse(read(`demos/${id}.json`)) as Record<'title' | 'description', Record<string, string>> & {
      dependencies: Record<string, string>
      files: { name: string; source: string }[]
    }
    expect(Object.keys(demo.title), id).toEqual(['zh-CN', 'en-US'])
    expect(demo.dependencies, id).toMatchObject({ '@rc-component/select': '1.12.0' })
    for (const { name, source } of demo.files) expect(toCode(source), `${id}: ${name}`).toBe(readCopied(name))
  }
})

test('texts for programs are sent in UTF-8', async ({ request }) => {
  for (const [address, type] of [
    ['/index.md', 'text/markdown'],
    ['/llms.txt', 'text/plain'],
    ['/demos/single.json', 'application/json'],
  ] as const) {
    const answer = await request.get(address)
    expect([answer.status(), answer.headers()['content-type']], address).toEqual([200, `${type}; charset=utf-8`])
  }
  const rules = read('_headers')
  for (const ending of ['md', 'txt', 'json'])
    expect(rules).toMatch(new RegExp(`^/\\*\\.${ending}\\n {2}Content-Type: .*; charset=utf-8$`, 'm'))
})
