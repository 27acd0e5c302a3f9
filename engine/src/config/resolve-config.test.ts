import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import userConfig from '../../test/fixtures/lamps/docs.config.ts'
import { openFixture } from '../../test/open-fixture.ts'
import { Refusal } from '../node/refusal.ts'
import { resolveConfig, type ConfigOverrides } from './resolve-config.ts'
import type { UserConfig } from './user-config.ts'

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
        license: 'MIT',
        packageUrl: 'https://www.npmjs.com/package/lamp-kit',
        repositoryUrl: 'https://example.org/lamp-kit',
        changelogUrl: 'https://example.org/lamp-kit/releases',
      },
      nav: userConfig.nav,
      groups: userConfig.groups,
      base: '/',
      origin: undefined,
      repository: undefined,
      issuesUrl: undefined,
      styles: [join(root, 'theme/lamp.css')],
      hero: undefined,
      output: 'file',
      prefetch: 'none',
      search: { skip: [] },
      serverLoader: undefined,
      api: false,
      themeColor: { light: '#ffffff', dark: '#191817' },
    })
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

  it('refuses an origin of the environment that is none, with a sentence', () => {
    expect(refusalOf(userConfig, { origin: 'example.org' })).toBe(
      'SITE_ORIGIN is "example.org", which is no origin: give one such as https://example.org.',
    )
  })

  it('says how to install a library that is not there', () => {
    const library = { ...userConfig.library, package: 'lamp-shades' }
    expect(refusalOf({ ...userConfig, library })).toBe(
      'docs.config.ts documents "lamp-shades", which is not installed. Run: npm install lamp-shades --workspace site',
    )
  })

  it('calls a library without a licence unlicensed', () => {
    const root = openFixture('empty', { 'node_modules/lamp-kit/package.json': '{ "version": "0.0.1" }' })
    expect(resolveConfig(userConfig, root).library).toMatchObject({ version: '0.0.1', license: 'UNLICENSED' })
  })

  it('names the files that are not there', () => {
    expect(refusalOf({ ...userConfig, hero: 'theme/hero.tsx', styles: ['theme/lamp.css', 'theme/shade.css'] })).toBe(
      listed('styles: there is no file "theme/shade.css" in the site folder', [
        'hero: there is no file "theme/hero.tsx" in the site folder',
      ]),
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
      library: { package: 'lamp-kit', repositoryUrl: 'example.org' },
      nav: [{ title: { 'en-US': 3 }, path: 'demo' }],
      groups: 'light',
      base: 'https://example.org/docs/',
      output: 'folders',
      prefetch: 'hover',
      search: { skip: 'next', skipp: [] },
      api: { entries: [{ id: 'Lamp', from: 'lamp-kit' }], words: 'api', timelimit: 3 },
      themeColor: '#fff',
    }
    expect(refusalOf(wrong as unknown as UserConfig)).toBe(
      listed('title: is missing', [
        'description: must be one text per locale, not "Lamps"',
        'locales.0.id: must be a language tag such as "en-US", not "en_US"',
        'locales.1.name: is missing',
        'locales.1.nmae: is unknown. Did you mean "name"?',
        'library.repositoryUrl: must be an http(s) address, not "example.org"',
        'nav.0.title.en-US: must be text, not 3',
        'nav.0.path: must start with "/", not "demo"',
        'groups: must be a list, not "light"',
        'base: must be a path such as "/docs/", not "https://example.org/docs/"',
        'output: must be "file" or "both", not "folders"',
        'prefetch: Invalid prefetch value "hover" found in Link component. Write intent, render, viewport or none',
        'search.skip: must be a list of section ids, not "next"',
        'search.skipp: is unknown. Did you mean "skip"?',
        'api.entries.0.export: is missing',
        'api.timeLimit: is missing',
        'api.timelimit: is unknown. Did you mean "timeLimit"?',
        'themeColor: must be a light and a dark colour, not "#fff"',
        'titel: is unknown. Did you mean "title"?',
      ]),
    )
  })

  it.each([
    [[], 'locales: must name at least one locale'],
    [[...userConfig.locales, { id: 'en-US', name: 'US' }], 'locales: must name a locale only once'],
  ])('refuses a list of locales without sense', (locales, sentence) => {
    expect(refusalOf({ ...userConfig, locales })).toBe(listed(sentence))
  })

  it('refuses a configuration file without a default export', () => {
    expect(refusalOf(undefined as unknown as UserConfig)).toBe(
      listed('it has no default export that is an object. Write: export default defineDocs({ … })'),
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

function listed(first: string, others: readonly string[] = []): string {
  const lines = [first, ...others].map((line) => `  ${line}\n`)
  return `docs.config.ts is not right:\n${lines.join('')}Mend these fields; engine/src/config/user-config.ts says what each one takes.`
}
