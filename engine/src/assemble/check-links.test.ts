import { describe, expect, it } from 'vitest'
import { loadFiles, writePage } from '../../test/load-files.ts'

const relative = 'Write the route from the root and without locale, for example /guide/start.'
const demo = 'export default () => null\n'

const site = {
  'content/en-US/index.md': writePage('Home', '\n## Usage {#usage}\n'),
  'content/en-US/lamp.md': writePage(
    'Lamp',
    '\n## 开灯\n\n::demo{id="dimmer"}\n\n:::tab{key="care" title="Care"}\n## Cleaning\n:::',
  ),
  'content/en-US/v1.2.md': writePage('Version 1.2'),
  'demos/dimmer.tsx': demo,
  'public/manual.pdf': 'pdf',
  'public/pictures/two words.png': 'png',
}

describe('links', () => {
  it.each([
    '/',
    '/lamp',
    '/lamp?tab=care',
    '/lamp?tab=api',
    '/lamp?tab=usage&other=1',
    '/lamp#开灯',
    `/lamp#${encodeURIComponent('开灯')}`,
    '/lamp?tab=care#cleaning',
    '/lamp#dimmer',
    '/lamp#',
    '#here',
    '/v1.2',
    '/manual.pdf',
    '/manual.pdf#page=2',
    '/pictures/two%20words.png',
    'https://example.org/nowhere',
    'HTTPS://example.org',
    'mailto:ada@example.org',
    'tel:+123',
  ])('may lead to %s', async (href) => {
    expect(await check(`## Here\n\n[a](${href})`)).toEqual([])
  })

  it.each([
    ['/lmap', 'leads to no page.', 'Did you mean "/lamp"?'],
    ['/Lamp', 'leads to no page.', 'Did you mean "/lamp"?'],
    ['/lamp/', 'leads to no page.', 'Did you mean "/lamp"?'],
    ['/en-US/lamp', 'leads to no page.', 'Use one of: /, /lamp, /page, /v1.2.'],
    ['/lamp#dimer', 'leads to no anchor of content/en-US/lamp.md.', 'Did you mean "dimmer"?'],
    ['/lamp?tab=care#dust', 'leads to no anchor of content/en-US/lamp.md.', 'Use one of: 开灯, cleaning, dimmer.'],
    ['/lamp#%zz', 'leads to no anchor of content/en-US/lamp.md.', 'Use one of: 开灯, cleaning, dimmer.'],
    ['#nowhere', 'leads to no anchor of content/en-US/page.md.', 'That page has no anchors: leave out "#nowhere".'],
    ['lamp', 'is relative.', relative],
    ['../lamp', 'is relative.', relative],
    ['?tab=care', 'leads to no tab of content/en-US/page.md.', 'Use one of: usage, api.'],
    ['/lamp?tab=cares', 'leads to no tab of content/en-US/lamp.md.', 'Did you mean "care"?'],
    ['/manual.txt', 'leads to no file of public.', 'Put the file into public or mend the link.'],
    ['/../package.json', 'leads to no file of public.', 'Put the file into public or mend the link.'],
    ['/../theme/lamp.css', 'leads to no file of public.', 'Put the file into public or mend the link.'],
    ['//example.org/lamp', 'names no protocol.', 'Begin it with https:.'],
    ['javascript:alert(1)', 'begins with "javascript:".', 'Use https:, mailto: or tel:.'],
    ['data:text/html,lamp', 'begins with "data:".', 'Use https:, mailto: or tel:.'],
  ])('to %s are reported', async (href, what, mend) => {
    const problems = [`content/en-US/page.md:5\n  The link "${href}" ${what}\n  ${mend}`]
    expect(await check(`\n[a](${href})`)).toEqual(problems)
  })

  it('of pictures, definitions and tabs are checked too', async () => {
    const body = '![a](/lamp.png) [b][b]\n\n[b]: /lmap\n\n:::tab{key="care" title="Care"}\n[c](/lmap)\n:::'
    expect(await check(body)).toEqual([
      `content/en-US/page.md:4\n  The link "/lamp.png" leads to no file of public.\n  Put the file into public or mend the link.`,
      'content/en-US/page.md:6\n  The link "/lmap" leads to no page.\n  Did you mean "/lamp"?',
      'content/en-US/page.md:9\n  The link "/lmap" leads to no page.\n  Did you mean "/lamp"?',
    ])
  })

  it('of the tasks in a hero are checked too', async () => {
    const yaml = 'hero:\n  title: Lamp\n  description: A lamp\n  tasks:\n    - { label: dim, link: /lmap }'
    const { problems } = await loadFiles({ ...site, 'content/en-US/page.md': writePage('Page', '', yaml) })
    expect(problems).toEqual(['content/en-US/page.md:7\n  The link "/lmap" leads to no page.\n  Did you mean "/lamp"?'])
  })

  it('of a page are checked in its own language only, against the pages a reader of it sees', async () => {
    const { problems } = await loadFiles({
      ...site,
      'content/zh-CN/lamp.md': writePage('灯', '\n[a](/v1.2) [b](/lamp#dimmer)'),
      'content/en-US/page.md': writePage('Page', '[a](/lmap)'),
    })
    expect(problems).toEqual([
      'content/en-US/page.md:4\n  The link "/lmap" leads to no page.\n  Did you mean "/lamp"?',
      'content/zh-CN/lamp.md:5\n  The link "/lamp#dimmer" leads to no anchor of content/zh-CN/lamp.md.\n  That page has no anchors: leave out "#dimmer".',
    ])
  })

  it('of the navigation are checked where the configuration names them', async () => {
    const docs = `export default {\n  nav: [\n    { path: '/' },\n    { path: '/lmap' },\n  ],\n}\n`
    const nav = ['/', '/lmap', '/lamp'].map((path) => ({ title: { 'en-US': path, 'zh-CN': path }, path }))
    const { problems } = await loadFiles({ ...site, 'docs.config.ts': docs }, { nav })
    expect(problems).toEqual(['docs.config.ts:4\n  The link "/lmap" leads to no page.\n  Did you mean "/lamp"?'])
  })

  it('below every page are checked where the configuration names them', async () => {
    const docs = `export default {\n  footer: {\n    links: [\n      { href: '/lamp#dimer' },\n      { href: '/lmap' },\n    ],\n  },\n}\n`
    const links = ['/lamp#dimer', '/lmap', '/manuel.pdf', '/lamp', 'https://example.org', 'mailto:a@example.org'].map(
      (href) => ({ title: { 'en-US': href, 'zh-CN': href }, href }),
    )
    const { problems } = await loadFiles({ ...site, 'docs.config.ts': docs }, { footer: { notes: [], links } })
    expect(problems).toEqual([
      'docs.config.ts:3\n  The link "/manuel.pdf" leads to no file of public.\n  Put the file into public or mend the link.',
      'docs.config.ts:4\n  The link "/lamp#dimer" leads to no anchor of content/en-US/lamp.md.\n  Did you mean "dimmer"?',
      'docs.config.ts:5\n  The link "/lmap" leads to no page.\n  Did you mean "/lamp"?',
    ])
  })
})

async function check(body: string): Promise<string[]> {
  const { problems } = await loadFiles({ ...site, 'content/en-US/page.md': writePage('Page', body) })
  return problems
}
