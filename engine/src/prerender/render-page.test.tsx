import { describe, expect, it } from 'vitest'
import { writePage } from '../../test/load-files.ts'
import { openFixture, resolveFixture, type SiteFiles } from '../../test/open-fixture.ts'
import { createPageViews } from '../assemble/create-page-views.ts'
import { loadSite } from '../load-site.ts'
import type { Config } from '../model/config.ts'
import { readWholePage } from '../node/read-whole-page.ts'
import type { NotFoundData } from '../model/not-found.ts'
import { renderDemoShell, renderNotFound, renderPage, type RenderContext } from './render-page.tsx'

const islands = ['dimmer', 'dimmer-warm', 'max-brightness'].map((id) => `demo:${id}`)

const assets: RenderContext['assets'] = {
  styles: ['/assets/style.css'],
  client: '/assets/client.js',
  hydrate: { src: '/assets/hydrate.js', preload: ['/assets/react.js'] },
  islands: Object.fromEntries(islands.map((name) => [name, { src: `/assets/${name}.js`, preload: [] }])),
  search: {},
  boot: 'document.documentElement.dataset.booted = ""',
  build: 'abc',
}

// Tests that change nothing share this site. All after the first find every page in the cache.
const lamps = openFixture('lamps', {}, 'file')

describe('the document of a page', () => {
  it('is complete without scripts: language, title, one h1, the text and the demos', async () => {
    const html = await render('/demo/dimmer')
    expect(html).toMatch(/^<!doctype html><html lang="en-US"/)
    expect(textsOf('title', html)).toEqual(['Dimmer – Lamp Kit'])
    expect(html).toContain('<meta name="description" content="A lamp with less light."/>')
    expect(textsOf('h1', html)).toEqual(['Dimmer'])
    expect(html).toContain('Do not touch the bulb.')
    expect(html).toContain('A lamp called demo:dimmer')
  })

  it('of the home page is named by site and description, and its hero has the h1', async () => {
    const html = await render('/')
    expect(textsOf('title', html)).toEqual(['Lamp Kit – Lamps for React'])
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('names the engine, and offers the colours of the browser in both schemes', async () => {
    const html = await render('/')
    expect(html).toMatch(/<meta name="generator" content="vitrine \d+\.\d+\.\d+"\/>/)
    expect(html).toContain('<meta name="theme-color" content="#ffffff" data-dark="#191817"/>')
    expect(html).toContain('data-scheme="light"')
  })

  it('sets the colours before anything is drawn', async () => {
    const html = await render('/')
    expect(html.indexOf(assets.boot)).toBeGreaterThan(0)
    expect(html.indexOf(assets.boot)).toBeLessThan(html.indexOf('rel="stylesheet"'))
  })

  it('asks for scripts once, in its own language first', async () => {
    const english = await render('/')
    expect(english.split('Enable JavaScript to run this app.')).toHaveLength(2)
    const chinese = await render('/zh-CN')
    expect(chinese).toContain(
      '<noscript><p class="noscript">请启用 JavaScript 以运行本应用。<span lang="en"> Enable JavaScript to run this app.</span></p></noscript>',
    )
  })

  it('says in its own language that the text is in another, and marks the text', async () => {
    const html = await render('/zh-CN/demo/max-brightness')
    expect(html).toMatch(/^<!doctype html><html lang="zh-CN"/)
    expect(html).toContain('lang="zh-CN">本页暂时没有中文版，以下是English原文。</p>')
    expect(html).toMatch(/<article class="prose" lang="en-US"/)
    expect(await render('/zh-CN/demo/dimmer')).not.toContain('fallback-notice')
  })

  it('marks titles that are in another language: in the sidebar, the index of demos, the outline and beside the page', async () => {
    const html = await render('/zh-CN/demo/dimmer')
    expect(html).toContain('<a href="/zh-CN/demo/max-brightness" lang="en-US">Most light</a>')
    expect(html).toContain('<span class="neighbour-title" lang="en-US">Most light</span>')
    expect(html).toContain('<a href="/zh-CN/demo/dimmer" aria-current="page">')
    expect(await render('/zh-CN/demo')).toMatch(/<a href="[^"]*" lang="en-US">Most light<\/a><p lang="en-US">/)
    const borrowed = await render('/zh-CN/lamp', { 'content/en-US/lamp.md': writePage('Lamp', '\n## Switch') })
    expect(borrowed).toContain('<h2>本页内容</h2><ul lang="en-US">')
    expect(await render('/demo/dimmer')).not.toMatch(/<a [^>]*lang="en-US"[^>]*>Most light/)
  })

  it('shows the tasks of a hero as links where the site has no live example, with their sentence as a name', async () => {
    const list = '<ul class="hero-tasks" aria-label="I want to …"><li><a href="/demo/dimmer">dim a lamp</a></li></ul>'
    expect(await render('/')).toContain(`<p class="hero-name">Lamps for React</p></div>${list}</div>`)
  })

  it('is turned for a language from right to left, and the text of another language in it is not', async () => {
    const locales = ['en-US', 'zh-CN', 'ar'].map((id) => ({ id, name: id }))
    const html = await render('/ar', {}, { locales })
    expect(html).toMatch(/<html lang="ar" dir="rtl"/)
    expect(html).toContain('<article class="prose" lang="en-US" dir="ltr">')
    expect(await render('/')).toMatch(/<html lang="en-US" data-/)
  })

  it('says in which language its demos speak', async () => {
    expect(await render('/demo/dimmer')).toMatch(/class="island stage" lang="en"/)
    expect(await render('/demo/dimmer', {}, { demoLanguage: 'de' })).toMatch(/class="island stage" lang="de"/)
  })

  it('names its address and those of its translations when the site knows its origin', async () => {
    const html = await render('/zh-CN/demo/dimmer', {}, { origin: 'https://example.org', base: '/kit/' })
    expect(html).toContain('<link rel="canonical" href="https://example.org/kit/zh-CN/demo/dimmer"/>')
    for (const [language, address] of [
      ['en-US', '/kit/demo/dimmer'],
      ['zh-CN', '/kit/zh-CN/demo/dimmer'],
      ['x-default', '/kit/demo/dimmer'],
    ] as const) {
      expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="https://example.org${address}"/>`)
    }
    expect(await render('/demo/dimmer')).not.toMatch(/canonical|hreflang="[^"]*" href="http/i)
  })

  it('keeps an unlisted page out of the index of other sites', async () => {
    const origin = { origin: 'https://example.org' }
    expect(await render('/guide/wiring', {}, origin)).toContain('<meta name="robots" content="noindex"/>')
    expect(await render('/guide/wiring', {}, origin)).not.toContain('rel="canonical"')
    expect(await render('/demo/dimmer', {}, origin)).not.toContain('name="robots"')
  })

  it('shows what writers wrote and runs none of it', async () => {
    const evil = '</title></script><script>alert(1)</script>'
    const html = await render('/evil', {
      'content/en-US/evil.md': writePage(
        JSON.stringify(evil),
        `\n## ${evil.replaceAll('<', '\\<')}\n\n\`${evil}\`\n\n\`\`\`html [</pre><b>x]\n${evil}\n\`\`\`\n`,
        `description: '"><script>alert(2)</script>'`,
      ),
    })
    expect(html).not.toMatch(/<script>alert|<b>x/)
    expect(textsOf('h1', html)).toEqual(['&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;'])
  })

  it('links below the base everywhere', async () => {
    const html = await render('/', {}, { base: '/kit/' })
    const addresses = [...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, address = '']) => address)
    const outside = addresses.filter((address) => !address.startsWith('/kit/') && !address.startsWith('/assets/'))
    expect(addresses.length).toBeGreaterThan(10)
    expect(outside).toEqual([])
  })

  it('lets readers mend it and report a mistake where the site names a repository', async () => {
    const repository = { url: 'https://example.org/kit', branch: 'main', directory: 'docs' }
    const html = await render('/guide/wiring', {}, { repository })
    expect(html).toContain(
      '<a href="https://example.org/kit/edit/main/docs/content/en-US/guide/wiring.md">Edit this page</a>',
    )
    expect(html).toMatch(/<a href="https:\/\/example\.org\/kit\/issues\/new\?title=[^"]+">Report a mistake<\/a>/)
    expect(await render('/guide/wiring')).not.toMatch(/Edit this page|Report a mistake/)
  })

  it('opens in the assistants that the site names, and gives itself as Markdown', async () => {
    const assistants = [{ title: 'Oracle', href: 'https://oracle.example/?q={url}' }]
    const html = await render('/guide/wiring', {}, { assistants, origin: 'https://lamps.example' })
    expect(html).toContain(
      '<a href="https://oracle.example/?q=https%3A%2F%2Flamps.example%2Fguide%2Fwiring">Open in Oracle</a>',
    )
    expect(html).toContain('<a href="/guide/wiring.md">View as Markdown</a>')
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/guide/wiring.md"/>')
  })

  it('lists its own part of the site first and open, and the others folded', async () => {
    const list = readList(await render('/demo/dimmer'))
    expect(textsOf('h2', list)).toEqual(['Demos', 'Docs'])
    const groups = [...list.matchAll(/<details class="sidebar-group"( open="")?><summary[^>]*>([^<]+)/g)]
    expect(groups.map(([, isOpen, title]) => [title, isOpen !== undefined])).toEqual([
      ['Light', true],
      ['Start', false],
    ])
    expect(textsOf('h2', readList(await render('/')))).toEqual(['Docs', 'Demos'])
  })

  it('calls the home page and a page with the name of its group an overview, and still says its name', async () => {
    const files = { 'content/en-US/demo/light.md': '---\ntitle: Light\ngroup: light\n---\n' }
    const list = readList(await render('/', files))
    for (const name of ['Lamp Kit', 'Light'])
      expect(list).toContain(`>Overview<span class="visually-hidden"> ${name}</span></a>`)
    expect(list).toContain('>Dimmer</a>')
  })

  it('ends with what the site says of itself, and with nothing the engine says for it', async () => {
    const notices = '<ul><li><a href="/THIRD-PARTY-NOTICES.txt">Third-party notices</a></li>'
    const report = '<li><a href="https://example.org/lamp-kit/issues">Report a broken lamp</a></li></ul>'
    expect(readFooter(await render('/'))).toBe(`<p>Made by the people of Lamp Kit.</p>${notices}${report}`)
    expect(readFooter(await render('/zh-CN'))).toContain('<p>由 Lamp Kit 团队维护。</p>')
    expect(readFooter(await render('/', {}, { footer: { notes: [], links: [] } }))).toBe(`${notices}</ul>`)
  })

  it('cannot be drawn for a locale the site does not have, and says which', async () => {
    const { context } = await open()
    const page = context.site.pages.find(({ path }) => path === '/demo/dimmer')
    if (page === undefined) throw new Error('There is no page.')
    expect(() => createPageViews(context.site)({ ...readWholePage(page), locale: 'fr' })).toThrow(
      'content/en-US/demo/dimmer.md: there is no locale "fr".',
    )
  })
})

describe('the document for addresses that lead nowhere', () => {
  it('stands in the frame, says so in both languages, its own first, and leads home', async () => {
    const { context } = await open()
    const html = renderNotFound(context, 'zh-CN', '/assets/not-found.js')
    expect(textsOf('title', html)).toEqual(['PAGE NOT FOUND'])
    expect(html).toContain('<html lang="zh-CN"')
    expect(textsOf('h1', html)).toEqual(['PAGE NOT FOUND'])
    for (const part of ['class="header"', 'class="sidebar"', 'class="site-footer"', 'color-mode'])
      expect(html).toContain(part)
    for (const words of ['页面未找到', '返回首页', 'Back to homepage', 'Enable JavaScript to run this app.'])
      expect(html).toContain(words)
    expect(html.indexOf('返回首页')).toBeLessThan(html.indexOf('Back to homepage'))
    expect(html).not.toContain('aria-current="page"')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const english = renderNotFound(context, 'en-US', '/assets/not-found.js')
    expect(english.indexOf('Back to homepage')).toBeLessThan(english.indexOf('返回首页'))
  })

  it('knows all addresses, and its script starts the one of the site', async () => {
    const { context } = await open()
    const html = renderNotFound(context, 'en-US', '/assets/not-found.js')
    expect(html).toContain('<script type="module" src="/assets/not-found.js" blocking="render"></script>')
    expect(html).toContain('<link rel="modulepreload" href="/assets/client.js" id="site-script"/>')
    expect(html).not.toContain('src="/assets/client.js"')
    const data = JSON.parse(/id="addresses">(.*?)<\/script>/.exec(html)?.[1] ?? '') as NotFoundData
    expect(data.locales).toEqual(['en-US', 'zh-CN'])
    expect(data.addresses).toContainEqual(['/demo/dimmer', '/docs/demo/dimmer'])
    expect(data.addresses).toContainEqual(['/~demos/dimmer'])
  })

  it('cannot be drawn for a locale the site does not have, and says which', async () => {
    const { context } = await open()
    expect(() => renderNotFound(context, 'fr', '')).toThrow('The not-found page: there is no locale "fr".')
  })
})

describe('the shell of one demo alone', () => {
  it('holds nothing but where the demo is and its words, and stays out of the index', async () => {
    const { context } = await open()
    const [demo] = context.site.demos
    if (demo === undefined) throw new Error('There is no demo.')
    const title = { 'en-US': '</script><script>alert(1)</script>', 'zh-CN': '调光' }
    const html = renderDemoShell({ ...demo, title }, context, '/assets/alone.js')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    // Without scripts it is empty, so it says so in each language and leads to the page with text and code.
    const lines = textsOf('p', /<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? '')
    expect(lines).toEqual([
      expect.stringMatching(/^Enable JavaScript to run this app\. <a href="\/demo\/dimmer#dimmer">Demo: &lt;/),
      '请启用 JavaScript 以运行本应用。 <a href="/zh-CN/demo/dimmer#dimmer">演示：调光</a>',
    ])
    expect(html).toContain('data-demo="dimmer"')
    expect(html).toContain('data-module="/assets/demo:dimmer.js"')
    expect(html).not.toContain('A lamp called')
    expect(html).not.toContain('<script>alert')
    const words = /<script type="application\/json" id="words">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(html).toContain('<header class="alone-bar" hidden="">')
    expect(JSON.parse(words)).toMatchObject({
      'en-US': { title: title['en-US'], back: 'Explanation and code', href: '/demo/dimmer#dimmer' },
      'zh-CN': { title: '调光', href: '/zh-CN/demo/dimmer#dimmer' },
    })
  })
})

async function open(files: SiteFiles = {}, overrides: Partial<Config> = {}): Promise<{ context: RenderContext }> {
  const root = Object.keys(files).length === 0 ? lamps : openFixture('lamps', files)
  const { site, problems } = await loadSite({ ...resolveFixture(root), ...overrides }, undefined)
  expect(problems).toEqual([])
  const drawn = islands.map((name) => [name, { element: () => <i>{`A lamp called ${name}`}</i> }])
  return { context: { site, assets, islands: Object.fromEntries(drawn) } }
}

async function render(path: string, files?: SiteFiles, overrides?: Partial<Config>): Promise<string> {
  const { context } = await open(files, overrides)
  const page = context.site.pages.find((candidate) => candidate.path === path)
  if (page === undefined) throw new Error(`There is no page ${path}.`)
  return renderPage(createPageViews(context.site)(readWholePage(page)), context)
}

/** The list of pages in a page. */
function readList(html: string): string {
  return /<nav id="sidebar".*?<\/nav>/s.exec(html)?.[0] ?? ''
}

function textsOf(tagName: string, html: string): string[] {
  return [...html.matchAll(new RegExp(`<${tagName}[^>]*>(.*?)</${tagName}>`, 'g'))].map(([, text = '']) => text)
}

function readFooter(html: string): string {
  return /<footer class="site-footer"[^>]*>(.*?)<\/footer>/.exec(html)?.[1] ?? ''
}
