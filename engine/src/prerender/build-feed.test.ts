import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { buildFeed, type FeedSite, hasFeed } from './build-feed.ts'

const library = {
  package: 'lamp-kit',
  version: '3.1.4',
  repositoryUrl: 'https://example.org/lamp-kit',
  changelogUrl: 'https://example.org/lamp-kit/releases',
  packageUrl: 'https://www.npmjs.com/package/lamp-kit',
  releases: { '3.1.4': '2026-02-03T04:05:06+08:00', '3.0.0': '2025-12-31T23:59:59Z' },
}

const site: FeedSite = {
  config: {
    base: '/docs/',
    origin: 'https://lamps.example',
    locales: [
      { id: 'en-US', name: 'English' },
      { id: 'zh-CN', name: '简体中文' },
    ],
    library,
  },
  generator: 'vitrine 1.0.0',
  frames: {
    'en-US': { title: 'Lamps & Cords', description: 'Lamps <for> React' },
    'zh-CN': { title: '灯具', description: 'React 灯具组件' },
  },
  pages: [
    page({ path: '/', title: 'Lamps', lastUpdated: Date.UTC(2026, 0, 31, 12) }),
    page({ path: '/wires & plugs', title: 'Wires & "plugs"', description: '<b>', lastUpdated: Date.UTC(2026, 5, 1) }),
    page({ path: '/draft', title: 'Draft', lastUpdated: Date.UTC(2026, 6, 1), frontmatter: { listed: false } }),
    page({ path: '/new', title: 'Not committed yet' }),
    page({ path: '/zh-CN', title: '灯', locale: 'zh-CN', contentLocale: 'zh-CN', lastUpdated: Date.UTC(2026, 0, 1) }),
    page({ path: '/zh-CN/wires', title: 'Wires', locale: 'zh-CN', lastUpdated: Date.UTC(2026, 5, 1) }),
  ],
}

/** What RFC 4287 requires of a feed and of an entry with a link to its page, and nothing that it does not know. */
const textSchema = v.pipe(v.string(), v.minLength(1))
const addressSchema = v.pipe(v.string(), v.url())
const timeSchema = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/))
const linkSchema = v.strictObject({
  '@rel': v.picklist(['self', 'alternate']),
  '@type': v.picklist(['application/atom+xml', 'text/html']),
  '@href': addressSchema,
})
const feedSchema = v.strictObject({
  '@xmlns': v.literal('http://www.w3.org/2005/Atom'),
  '@xml:lang': textSchema,
  id: addressSchema,
  title: textSchema,
  subtitle: textSchema,
  updated: timeSchema,
  author: v.strictObject({ name: textSchema }),
  link: v.array(linkSchema),
  generator: textSchema,
  entry: v.array(
    v.strictObject({
      id: addressSchema,
      title: textSchema,
      updated: timeSchema,
      link: v.pipe(v.array(linkSchema), v.length(1)),
      category: v.strictObject({ '@term': v.picklist(['release', 'page']) }),
      summary: v.optional(textSchema),
    }),
  ),
})

describe('the feed', () => {
  it('has what RFC 4287 requires, with text that is escaped and links that are absolute', () => {
    const feed = read(site, 'en-US')
    expect({ ...feed, entry: feed.entry.length }).toEqual({
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': 'en-US',
      id: 'https://lamps.example/docs/',
      title: 'Lamps & Cords: releases and pages',
      subtitle: 'Lamps <for> React',
      updated: '2026-06-01T00:00:00Z',
      author: { name: 'Lamps & Cords' },
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': 'https://lamps.example/docs/feed.xml' },
        { '@rel': 'alternate', '@type': 'text/html', '@href': 'https://lamps.example/docs/' },
      ],
      generator: 'vitrine 1.0.0',
      entry: 4,
    })
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(4)
  })

  it('tells releases and pages, the newest first, and no page that is unlisted or whose change nobody knows', () => {
    const told = read(site, 'en-US').entry.map(({ id, title, updated, category, summary }) => [
      category['@term'],
      title,
      updated,
      id,
      summary,
    ])
    expect(told).toEqual([
      ['page', 'Wires & "plugs"', '2026-06-01T00:00:00Z', 'https://lamps.example/docs/wires%20&%20plugs', '<b>'],
      [
        'release',
        'Lamps & Cords 3.1.4',
        '2026-02-02T20:05:06Z',
        'https://www.npmjs.com/package/lamp-kit/v/3.1.4',
        'lamp-kit 3.1.4 was published on npm.',
      ],
      ['page', 'Lamps', '2026-01-31T12:00:00Z', 'https://lamps.example/docs/', undefined],
      [
        'release',
        'Lamps & Cords 3.0.0',
        '2025-12-31T23:59:59Z',
        'https://www.npmjs.com/package/lamp-kit/v/3.0.0',
        'lamp-kit 3.0.0 was published on npm.',
      ],
    ])
  })

  it('speaks the language of its locale, and tells no page that stands in for a translation', () => {
    const feed = read(site, 'zh-CN')
    expect([feed.title, feed.link[0]?.['@href']]).toEqual([
      '灯具：新版本与页面更新',
      'https://lamps.example/docs/zh-CN/feed.xml',
    ])
    expect(feed.entry.map(({ title, summary }) => [title, summary])).toEqual([
      ['灯具 3.1.4', 'lamp-kit 3.1.4 已发布到 npm。'],
      ['灯', undefined],
      ['灯具 3.0.0', 'lamp-kit 3.0.0 已发布到 npm。'],
    ])
  })

  it('keeps thirty entries of a kind, so that many pages do not push the releases out', () => {
    const pages = Array.from({ length: 40 }, (_, day) =>
      page({ path: `/${day}`, title: `Page ${day}`, lastUpdated: Date.UTC(2026, 6, 1 + day) }),
    )
    const titles = read({ ...site, pages }, 'en-US').entry.map(({ title }) => title)
    expect([titles.length, titles[0], titles[29], titles[30]]).toEqual([
      32,
      'Page 39',
      'Page 10',
      'Lamps & Cords 3.1.4',
    ])
  })

  it('is not there without an origin, and when there is nothing to tell', () => {
    const bare = { ...site, config: { ...site.config, origin: undefined } }
    const silent = { ...site, config: { ...site.config, library: { ...library, releases: {} } }, pages: [] }
    expect([buildFeed(bare, 'en-US'), hasFeed(bare, 'en-US')]).toEqual([undefined, false])
    expect([buildFeed(silent, 'en-US'), hasFeed(silent, 'en-US')]).toEqual([undefined, false])
  })
})

function page(fields: Partial<FeedSite['pages'][number]> & { path: string; title: string }): FeedSite['pages'][number] {
  return {
    description: '',
    locale: 'en-US',
    contentLocale: 'en-US',
    lastUpdated: undefined,
    frontmatter: { listed: true },
    ...fields,
  }
}

function read(from: FeedSite, locale: string): v.InferOutput<typeof feedSchema> {
  const text = buildFeed(from, locale) ?? ''
  expect(XMLValidator.validate(text)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    ignoreDeclaration: true,
    parseTagValue: false,
    isArray: (name) => name === 'entry' || name === 'link',
  })
  return v.parse(v.strictObject({ feed: feedSchema }), parser.parse(text)).feed
}
