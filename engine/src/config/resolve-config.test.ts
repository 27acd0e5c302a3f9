import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import userConfig from '../../test/fixtures/lamps/docs.config.ts'
import { openFixture } from '../../test/open-fixture.ts'
import type { UserConfig } from '../model/config.ts'
import { Refusal } from '../node/refusal.ts'
import { resolveConfig, type ConfigOverrides } from './resolve-config.ts'

describe('resolveConfig', () => {
  it('fills in every default and makes every path absolute', () => {
    const root = openFixture('lamps')
    expect(resolveConfig(userConfig, root)).toEqual({
      root,
      contentDir: join(root, 'content'),
      demosDir: join(root, 'demos'),
      publicDir: join(root, 'public'),
      outDir: join(root, 'dist'),
      cacheDir: join(root, '.cache'),
      title: { 'en-US': 'Lamp Kit', 'zh-CN': '灯具' },
      description: { 'en-US': 'Lamps for React', 'zh-CN': 'React 灯具组件' },
      locales: [
        { id: 'en-US', name: 'English' },
        { id: 'zh-CN', name: '简体中文' },
      ],
      library: {
        package: 'lamp-kit',
        version: '3.1.4',
        packageUrl: 'https://www.npmjs.com/package/lamp-kit',
        repositoryUrl: 'https://example.org/lamp-kit',
        changelogUrl: 'https://example.org/lamp-kit/releases',
        releases: {},
      },
      packages: [{ name: 'lamp-kit', version: '3.1.4' }],
      nav: userConfig.nav,
      groups: userConfig.groups,
      base: '/',
      origin: undefined,
      footer: userConfig.footer,
      repository: undefined,
      assistants: [],
      styles: [join(root, 'theme/lamp.css')],
      hero: undefined,
      linkPictures: undefined,
      islands: {},
      output: 'file',
      demoTimeLimit: 10_000,
      prefetch: 'none',
      search: { engine: 'built-in', skip: [] },
      serverLoader: undefined,
      api: false,
      demoLanguage: 'en',
      themeColor: { light: '#ffffff', dark: '#191817' },
    })
  })

  it('lists every documented package that is installed, the library first, each once', () => {
    const root = openFixture('lamps', { 'node_modules/@cord/plug/package.json': '{"version":"2.0.0"}' })
    const entries = ['@cord/plug/socket', '@cord/plug', 'lamp-kit', 'gone'].map((from) => ({
      id: from,
      from,
      export: 'default',
    }))
    const { packages } = resolveConfig({ ...userConfig, api: { entries, words: 'api', timeLimit: 1000 } }, root)
    expect(packages).toEqual([
      { name: 'lamp-kit', version: '3.1.4' },
      { name: '@cord/plug', version: '2.0.0' },
    ])
  })

  it.each([
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['//docs/kit//', '/docs/kit/'],
    ['/', '/'],
    ['', '/'],
  ])('turns the base "%s" into "%s"', (given, base) => {
    expect(resolve({ ...userConfig, base: given }).base).toBe(base)
    expect(resolve(userConfig, { base: given }).base).toBe(base)
  })

  it('lets the command line and the environment have the last word, and takes slashes off the origin', () => {
    const config = resolve(
      { ...userConfig, base: '/a/', origin: 'https://a.example' },
      { base: '/b/', outDir: 'out', origin: 'https://b.example//' },
    )
    expect(config.base).toBe('/b/')
    expect(config.outDir).toBe(join(config.root, 'out'))
    expect(config.origin).toBe('https://b.example')
  })

  it.each([
    'example.org',
    'https://example.org/docs',
    'https://example.org?a',
    'https://example.org#a',
    'https://a@b.example',
  ])('refuses an origin of the environment that is none, with a sentence: %s', (origin) => {
    expect(refusalOf(userConfig, { origin })).toBe(
      `SITE_ORIGIN is "${origin}", which is no origin: give one such as https://example.org, and a path with --base.`,
    )
    expect(refusalOf({ ...userConfig, origin })).toBe(
      listed([
        `The configuration's "origin" must be an origin such as "https://example.org", not "${origin}".`,
        'Change the value.',
      ]),
    )
  })

  it.each([
    ['https://github.com/lamps/kit/tree/main/docs/site', 'https://github.com/lamps/kit', 'main', 'docs/site'],
    ['https://git.example/group/kit/-/tree/next/site/', 'https://git.example/group/kit/-', 'next', 'site'],
    ['https://github.com/lamps/kit/tree/main', 'https://github.com/lamps/kit', 'main', ''],
  ])('reads the repository from the environment: %s', (address, url, branch, directory) => {
    const repository = { url: 'https://example.org/other', branch: 'old', directory: 'docs' }
    expect(resolve(userConfig, { repository: address }).repository).toEqual({ url, branch, directory })
    expect(resolve({ ...userConfig, repository }, { repository: address }).repository?.url).toBe(url)
    expect(resolve({ ...userConfig, repository }).repository).toEqual(repository)
  })

  it('refuses a repository of the environment that names no folder, with a sentence', () => {
    expect(refusalOf(userConfig, { repository: 'https://github.com/lamps/kit' })).toBe(
      'SITE_REPOSITORY is "https://github.com/lamps/kit", which is no folder of a repository: give one such as https://github.com/owner/name/tree/main/site.',
    )
  })

  it.each(['./docs', '/../x/', 'a/./b', 'a b', 'https://example.org/docs/'])(
    'refuses a base that is no path: %s',
    (base) => {
      expect(refusalOf(userConfig, { base })).toBe(`The base "${base}" is no path: give one such as --base /docs/.`)
      expect(refusalOf({ ...userConfig, base })).toBe(
        listed([`The configuration's "base" must be a path such as "/docs/", not "${base}".`, 'Change the value.']),
      )
    },
  )

  it('says how to install a library that is not there', () => {
    const library = { ...userConfig.library, package: 'lamp-shades' }
    expect(refusalOf({ ...userConfig, library })).toBe(
      'docs.config.ts documents "lamp-shades", which is not installed. Run in the folder of that file: npm install lamp-shades',
    )
  })

  it('names the files that are not there', () => {
    const named = {
      hero: 'theme/hero.tsx',
      islands: { dial: { module: 'theme/lamp.css', style: 'theme/dial.css' }, switch: 'theme/switch.tsx' },
    }
    const mend = 'Write a path that begins in the site folder.'
    expect(refusalOf({ ...userConfig, ...named, styles: ['theme/lamp.css', 'theme/shade.css'] })).toBe(
      listed(
        ['The configuration\'s "styles.1" names "theme/shade.css", which is no file.', mend],
        ['The configuration\'s "hero" names "theme/hero.tsx", which is no file.', mend],
        ['The configuration\'s "islands.dial.style" names "theme/dial.css", which is no file.', mend],
        ['The configuration\'s "islands.switch" names "theme/switch.tsx", which is no file.', mend],
      ),
    )
  })

  it('tells everything that is wrong at once', () => {
    const wrong = {
      ...userConfig,
      titel: 'Lamp Kit',
      title: undefined,
      description: 'Lamps',
      locales: [
        { id: 'en_US', name: 'English' },
        { id: 'zh-CN', nmae: '简体中文' },
      ],
      library: { package: 'lamp-kit', repositoryUrl: 'example.org', releases: { '3.1.4': 'yesterday' } },
      nav: [{ title: { 'en-US': 3 }, path: 'demo' }],
      groups: 'light',
      footer: { links: [{ title: {}, href: 'guide' }] },
      base: 'https://example.org/docs/',
      linkPictures: { fonts: [], pictures: 3 },
      output: 'folders',
      prefetch: 'hover',
      search: { engine: 'part', skip: 'next', skipp: [] },
      api: {
        entries: [
          { id: 'Lamp', from: 'lamp-kit' },
          { id: 'Ref', from: 'lamp-kit', export: 'Ref', kind: 'method' },
        ],
        words: 'api',
        timelimit: 3,
      },
      themeColor: '#fff',
    }
    const has = (key: string, what: string) => `The configuration's "${key}" ${what}.`
    const lacks = (key: string) => `The configuration has no "${key}".`
    const unknown = (key: string) => `The configuration has an unknown key "${key}".`
    const change = 'Change the value.'
    expect(refusalOf(wrong as unknown as UserConfig)).toBe(
      listed(
        [lacks('title'), 'Add title: … to what defineDocs is given.'],
        [has('description', 'must be one text per locale, not "Lamps"'), change],
        [has('locales.0.id', 'must be a language tag such as "en-US", not "en_US"'), change],
        [lacks('locales.1.name'), 'Add name: … below locales.1.'],
        [unknown('locales.1.nmae'), 'Did you mean "name"?'],
        [has('library.repositoryUrl', 'must be an http(s) address, not "example.org"'), change],
        [has('library.releases.3.1.4', 'must be a time such as "2026-01-31T12:00:00Z", not "yesterday"'), change],
        [has('nav.0.title.en-US', 'must be text, not 3'), change],
        [has('nav.0.path', 'must start with "/", not "demo"'), change],
        [has('groups', 'must be a list, not "light"'), change],
        [
          has('footer.links.0.href', 'must be a route such as "/guide" or an address such as "https://…", not "guide"'),
          change,
        ],
        [has('base', 'must be a path such as "/docs/", not "https://example.org/docs/"'), change],
        [has('linkPictures.fonts', 'must name at least one stylesheet'), change],
        [has('linkPictures.pictures', 'must be text, not 3'), change],
        [has('output', 'must be "file" or "both", not "folders"'), 'Use one of: file, both.'],
        ['Invalid prefetch value "hover" found in Link component.', 'Use one of: intent, render, viewport, none.'],
        [has('search.engine', 'must be "built-in", "parts" or "pagefind", not "part"'), 'Did you mean "parts"?'],
        [has('search.skip', 'must be a list of section ids, not "next"'), change],
        [unknown('search.skipp'), 'Did you mean "skip"?'],
        [lacks('api.entries.0.export'), 'Add export: … below api.entries.0.'],
        [has('api.entries.1.kind', 'must be "methods", not "method"'), 'Did you mean "methods"?'],
        [lacks('api.timeLimit'), 'Add timeLimit: … below api.'],
        [unknown('api.timelimit'), 'Did you mean "timeLimit"?'],
        [has('themeColor', 'must be a light and a dark colour, not "#fff"'), change],
        [unknown('titel'), 'Did you mean "title"?'],
      ),
    )
  })

  it('wants every text in every locale, and in no other', () => {
    const { library, nav } = userConfig
    const wrong: UserConfig = {
      locales: [...userConfig.locales, { id: 'ja-JP', name: '日本語' }],
      title: { 'en-US': 'Lamp Kit', 'zh-CN': '灯具', 'ja-JP': 'ランプ', 'ja-JA': 'ランプ' },
      description: { 'en-US': 'Lamps for React', 'zh-CN': 'React 灯具组件' },
      library,
      nav: nav.slice(0, 1),
      groups: [{ id: 'light', title: { 'en-US': 'Light', 'zh-CN': '光线' } }],
      footer: { notes: [{ 'en-US': 'Ours.' }], links: [{ title: {}, href: '/' }] },
    }
    const lacks = (key: string) => `The configuration has no "${key}".`
    const add = (locale: string, parent: string) => `Add "${locale}": … below ${parent}.`
    expect(refusalOf(wrong)).toBe(
      listed(
        ['The configuration has an unknown key "title.ja-JA".', 'Did you mean "ja-JP"?'],
        [lacks('description.ja-JP'), add('ja-JP', 'description')],
        [lacks('nav.0.title.ja-JP'), add('ja-JP', 'nav.0.title')],
        [lacks('groups.0.title.ja-JP'), add('ja-JP', 'groups.0.title')],
        [lacks('footer.notes.0.zh-CN'), add('zh-CN', 'footer.notes.0')],
        [lacks('footer.notes.0.ja-JP'), add('ja-JP', 'footer.notes.0')],
        [lacks('footer.links.0.title.en-US'), add('en-US', 'footer.links.0.title')],
        [lacks('footer.links.0.title.zh-CN'), add('zh-CN', 'footer.links.0.title')],
        [lacks('footer.links.0.title.ja-JP'), add('ja-JP', 'footer.links.0.title')],
      ),
    )
  })

  it('says where in the file a mistake stands', () => {
    const source =
      'export default {\n  title: {\n    a: "Lamp",\n  },\n  nav: [\n    { path: "/" },\n    { path: "demo" },\n  ],\n}\n'
    const root = openFixture('empty', { 'docs.config.ts': source })
    const nav = userConfig.nav.map((entry, index) => (index === 0 ? entry : { ...entry, path: 'demo' }))
    expect(() => resolveConfig({ ...userConfig, nav }, root)).toThrow(
      'docs.config.ts:7\n  The configuration\'s "nav.1.path" must start with "/", not "demo".',
    )
  })

  it.each([
    [[], 'must name at least one locale'],
    [[...userConfig.locales, { id: 'en-US', name: 'US' }], 'must name a locale only once'],
  ])('refuses a list of locales without sense', (locales, sentence) => {
    expect(refusalOf({ ...userConfig, locales })).toBe(
      listed([`The configuration's "locales" ${sentence}.`, 'Change the value.']),
    )
  })

  it('refuses a configuration file without a default export', () => {
    expect(refusalOf(undefined as unknown as UserConfig)).toBe(
      listed(['The configuration is not exported.', 'Write: export default defineDocs({ … })']),
    )
  })
})

function resolve(user: UserConfig, overrides?: ConfigOverrides) {
  return resolveConfig(user, openFixture('empty'), overrides)
}

function refusalOf(user: UserConfig, overrides?: ConfigOverrides): string {
  const root = openFixture('empty')
  try {
    resolveConfig(user, root, overrides)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return 'It was accepted.'
}

function listed(...problems: [what: string, mend: string][]): string {
  const told = problems.map(([what, mend]) => `docs.config.ts:1\n  ${what}\n  ${mend}\n\n`)
  return `docs.config.ts is not right:\n\n${told.join('')}The type of defineDocs says what each key takes.`
}
