import { describe, expect, it } from 'vitest'
import { loadSite } from '../src/load-site.ts'
import { formatProblem, formatProblems } from '../src/node/format-problems.ts'
import { openFixture, resolveFixture, writeFiles } from './open-fixture.ts'

describe('the pipeline', () => {
  it('finds nothing wrong with a site that has everything', async () => {
    const { site, problems } = await loadSite(resolveFixture(openFixture('lamps')), undefined)
    expect(formatProblems(problems)).toBe('0 problems')
    expect(site.generator).toMatch(/^vitrine \d+\.\d+\.\d+$/)
    expect(site.pages).toHaveLength(10)
    expect(site.demos).toHaveLength(3)
  })

  it('gives the same site when everything comes from the cache', async () => {
    const config = resolveFixture(openFixture('lamps'))
    const first = await loadSite(config, undefined)
    const second = await loadSite(config, undefined)
    expect(JSON.stringify(second)).toBe(JSON.stringify(first))
  })

  it('sees a picture that changes, a demo that goes and a text that is mended', async () => {
    const root = openFixture('empty', {
      'content/en-US/index.md':
        '---\ntitle: Home\n---\n::demo{id="dimmer"}\n\n::picture{light="/lamp.png" alt="A lamp"}\n',
      'content/en-US/demo/index.md': '---\ntitle: Demos\n---\n',
    })
    const config = resolveFixture(root)
    const find = async (): Promise<string[]> => (await loadSite(config, undefined)).problems.map(({ what }) => what)
    expect(await find()).toEqual(['There is no demo "dimmer".', 'There is no picture "/lamp.png" in public.'])
    writeFiles(root, { 'demos/dimmer.tsx': 'export default () => null\n' })
    expect(await find()).toEqual(['There is no picture "/lamp.png" in public.'])
    writeFiles(root, {
      'public/lamp.png': Buffer.from('\u0089PNG\r\n\u001a\n'.padEnd(24, '\0'), 'latin1'),
    })
    expect(await find()).toEqual([])
  })

  it('reports all problems of all files together, by file and line', async () => {
    const { problems } = await loadSite(resolveFixture(openFixture('broken')), undefined)
    expect(problems.map(formatProblem)).toEqual(mistakes.map(([place, what, mend]) => `${place}\n  ${what}\n  ${mend}`))
  })
})

const index = 'content/en-US/index.md'
const dimmer = 'content/en-US/demo/dimmer.md'

const mistakes = [
  [`${dimmer}:3`, 'The front matter has an unknown key "descripton".', 'Did you mean "description"?'],
  [`${dimmer}:4`, `The front matter's "order" must be a number, not "first".`, 'Change the value.'],
  [
    `${dimmer}:5`,
    `The front matter's "toc" must be content, menu or false, not "contents".`,
    'Did you mean "content"?',
  ],
  [`${dimmer}:6`, 'The front matter has no "hero.description".', 'Add description: … below hero.'],
  [`${dimmer}:8`, 'The front matter has an unknown key "hero.subtitle".', 'Did you mean "title"?'],
  [
    'content/en-US/demo/maxbrightness.md:1',
    'The address "/demo/maxbrightness" also belongs to content/en-US/demo/max-brightness.md.',
    'Rename one of the files, or change its registry name.',
  ],
  [
    'content/en-US/demo/no-title.md:1',
    'The front matter has no "title".',
    'Add title: … between the --- lines at the top.',
  ],
  [
    'content/en-US/demo/yaml.md:2',
    'The front matter is not YAML: Nested mappings are not allowed in compact mappings.',
    'Mend this line; text that holds ": " or " #", or begins with a backtick, needs quotes.',
  ],
  [`${index}:3`, `The front matter's "group" must be a group of docs.config.ts, not "lihgt".`, 'Did you mean "light"?'],
  [`${index}:6`, 'The link "/demo/dimer" leads to no page.', 'Did you mean "/demo/dimmer"?'],
  [
    `${index}:6`,
    'The link "/demo/max-brightness#notcie" leads to no anchor of content/en-US/demo/max-brightness.md.',
    'Did you mean "notice"?',
  ],
  [
    `${index}:6`,
    'The link "demo/dimmer" is relative.',
    'Write the route from the root and without locale, for example /guide/start.',
  ],
  [`${index}:6`, 'The link "/manual.pdf" leads to no file of public.', 'Put the file into public or mend the link.'],
  [`${index}:8`, 'The picture "/missing.png" has no alt.', 'Say what it shows: ![A lamp](/lamp.png).'],
  [`${index}:8`, 'The link "/missing.png" leads to no file of public.', 'Put the file into public or mend the link.'],
  [
    `${index}:8`,
    'The link "/demo/max-brightness#%zz" leads to no anchor of content/en-US/demo/max-brightness.md.',
    'Use one of: notice.',
  ],
  [`${index}:8`, 'The link "//example.org/lamp" names no protocol.', 'Begin it with https:.'],
  [
    `${index}:8`,
    'The link "/../docs.config.ts" leads to no file of public.',
    'Put the file into public or mend the link.',
  ],
  [
    `${index}:10`,
    'The heading "A second title" is a second title.',
    'Use ## for headings; the title comes from the front matter.',
  ],
  [`${index}:14`, 'The id "usage" stands twice on this page.', 'Give the heading another {#id}.'],
  [
    `${index}:16`,
    'The heading "Search" has the id "search", which belongs to the frame around the page.',
    'Give the heading another id: Search {#another-id}.',
  ],
  [`${index}:18`, 'There is no directive "warnig".', 'Did you mean "warning"?'],
  [`${index}:22`, 'The directive "badge" is written in the wrong form.', 'Write :badge[…].'],
  [`${index}:24`, 'The directive "info" takes no "color".', 'Leave it out.'],
  [`${index}:28`, 'The directive "demo-index" takes no "size".', 'Leave it out.'],
  [`${index}:30`, 'There is no badge tone "sucess".', 'Did you mean "success"?'],
  [`${index}:30`, 'The directive "prop" has no text.', 'Write :prop[…].'],
  [`${index}:32`, 'There is no demo "dimer".', 'Did you mean "dimmer"?'],
  [`${index}:34`, 'A demo has no id.', 'Use one of: alone, dimmer, first, nameless, second, torch-red, torn.'],
  [`${index}:38`, 'The directive "demo" takes no "titel".', 'Did you mean "title"?'],
  [`${index}:38`, 'The demo "dimmer" stands twice on this page.', 'Keep one; an id is an anchor and must be unique.'],
  [
    `${index}:40`,
    'There is no picture "/missing.png" in public.',
    'Give light="/path.png" of a PNG file below public.',
  ],
  [`${index}:40`, 'A picture has no alt.', 'Say in alt="…" what the picture shows.'],
  [`${index}:42`, 'A steps block holds no ordered list.', 'Put an ordered list (1. …) into it.'],
  [`${index}:46`, 'A code-group holds no code blocks.', 'Put fenced code blocks with a [name] into it.'],
  [`${index}:50`, 'The HTML "<b>" is left out.', 'Put code into backticks; for the rest there are directives.'],
  [`${index}:53`, 'The block ":::info" is never closed.', 'End it with as many colons as it begins with.'],
  [`${index}:56`, 'The colons ":::" close no block.', 'Give an outer block more colons than the blocks inside of it.'],
  [`${index}:58`, 'A tab has no key or no title.', 'Write :::tab{key="short-name" title="Name"}.'],
  [`${index}:62`, 'The tab key "api" is taken.', 'Choose another key.'],
  [`${index}:66`, 'The block ":::success" is never closed.', 'End it with as many colons as it begins with.'],
  ['content/fr:1', 'The folder "fr" is no locale that docs.config.ts names.', 'Use one of: en-US, zh-CN.'],
  ['content/lost.md:1', `The page "lost.md" stands in no locale's folder.`, 'Move it to content/en-US/lost.md.'],
  ['content/zh-TW:1', 'The folder "zh-TW" is no locale that docs.config.ts names.', 'Did you mean "zh-CN"?'],
  [
    'demos/alone.tsx:2',
    'The demo imports "./shared/bulbs", which does not exist.',
    'Write the path with its extension, relative to the demo.',
  ],
  ['demos/nameless.tsx:1', 'The demo has no default export.', 'Export its component as default.'],
  ['demos/shared/torn-bulbs.ts:1', 'The demo does not compile: Unterminated string', 'Mend the syntax here.'],
  ['demos/torch.red.tsx:1', 'The demo id "torch-red" also belongs to demos/torch-red.tsx.', 'Rename one of them.'],
  [
    'demos/torn.tsx:5',
    "The demo does not compile: Unexpected token. Did you mean `{'}'}` or `&rbrace;`?",
    'Mend the syntax here.',
  ],
  [
    'docs.config.ts:15',
    'The link "/demo" leads to no page.',
    'Use one of: /demo/dimmer, /demo/max-brightness, /demo/maxbrightness, /demo/no-title, /demo/yaml, /.',
  ],
] as const
