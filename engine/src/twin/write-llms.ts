import type { RootContent } from 'mdast'
import { wordsOf } from '../i18n/words-of.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { hashEngine } from '../node/hash-engine.ts'
import { hashText } from '../node/hash-files.ts'
import { measureMarkdown, readMarkdown } from '../node/read-cached.ts'
import { toApiPaths, toLocalePath, toMarkdownPath, withBase } from '../shared/addresses.ts'
import { fillWords } from '../shared/fill-words.ts'
import { demoSchemaPath } from '../assemble/build-demo-json.ts'
import { listGroups } from './list-groups.ts'
import { bullets, heading, link, paragraph, sentence, text } from './nodes.ts'
import { splitPages } from './split-pages.ts'
import { stringifyMarkdown } from './write-twin.ts'

/** A file with all pages is cut into several when it would be longer than this, in bytes. */
const mostBytes = 500_000

/** A text for programs, which is made when it is asked for; `path` is an address without base. */
interface LlmsFile {
  path: string
  /** Changes whenever the text does. */
  key: string
  readonly text: string
}

/**
 * What a language model may read of the site in one language: `llms.txt` names all pages, `llms-full.txt` has all of
 * them, or names the files that have them when one would be too long.
 */
export function writeLlms(site: Site, locale: string, limit: number = mostBytes): LlmsFile[] {
  const groups = listGroups(site, locale)
  const toAddress = (path: string): string => (site.config.origin ?? '') + withBase(site.config.base, path)
  const pages = groups.flatMap((group) => group.pages)
  const texts = pages.map((page) => {
    const head = `---\nurl: ${toAddress(page.path)}\n---\n\n`
    const { hash, size } = measureMarkdown(page)
    return { page, head, key: head + hash, size: Buffer.byteLength(head) + size }
  })
  const files = splitPages(texts, limit).map((inside, index, all) => ({
    path: place(`llms-full${all.length > 1 ? `-${index + 1}` : ''}.txt`),
    titles: inside.map(({ page }) => page.title),
    key: hashText(JSON.stringify([hashEngine(), inside.map(({ key }) => key)])),
    get text() {
      return inside.map(({ head, page }) => head + readMarkdown(page)).join('\n')
    },
  }))
  const words = wordsOf(locale).llms
  const full = files.length > 1 ? fillWords(words.allPagesIn, { count: String(files.length) }) : words.allPages
  const described = groups.map(({ title, pages: inside }) => ({ title, points: inside.map(describePage) }))
  const data: Point[] = [
    ['llms-full.txt', toAddress(place('llms-full.txt')), full],
    ...listData(site, locale).map(([path, about]): Point => [path.replace(/^.*\//, ''), toAddress(path), about]),
  ]
  const head = describeHead(site, locale)
  const others = listOtherLanguages(site, locale, toAddress)
  const index = writeLater(place('llms.txt'), [locale, head, described, data, others], () => [
    ...writeHead(head),
    ...described.flatMap(({ title, points }) => [heading(2, title), ...writePoints(points)]),
    heading(2, words.data),
    ...writePoints(data),
    ...(others.length === 0 ? [] : [heading(2, words.otherLanguages), ...writePoints(others)]),
  ])
  return [index, ...(files.length > 1 ? [writeParts(files)] : []), ...files]

  function place(name: string): string {
    return toLocalePath(locale, site.config.locales[0]?.id ?? locale, `/${name}`)
  }

  function describePage({ title, path, description, hero }: Page): Point {
    return [title, toAddress(toMarkdownPath(path)), description === '' ? (hero?.description ?? '') : description]
  }

  function writeParts(parts: readonly { path: string; titles: string[] }[]): LlmsFile {
    const points = parts.map(({ path, titles }): Point => [
      path.replace(/^.*\//, ''),
      toAddress(path),
      titles.join(', '),
    ])
    return writeLater(place('llms-full.txt'), [locale, head, full, points], () => [
      ...writeHead(head),
      heading(2, full),
      ...writePoints(points),
    ])
  }
}

/** Of a point of a list: what its link says, where it leads, and what is there. */
type Point = [title: string, address: string, about: string]

/** `parts` is what the nodes are made from: for the key of ten thousand points their nodes need not be made. */
function writeLater(path: string, parts: unknown, makeNodes: () => RootContent[]): LlmsFile {
  return {
    path,
    key: hashText(hashEngine() + JSON.stringify(parts)),
    get text() {
      return stringifyMarkdown(makeNodes())
    },
  }
}

/** The name of the site in this language, and what is said of it. */
function describeHead({ frames, config: { library } }: Site, locale: string) {
  const { title = '', description = '' } = frames[locale] ?? {}
  const about = fillWords(wordsOf(locale).llms.about, { package: library.package, version: library.version })
  return { title, description, about }
}

function writeHead({ title, description, about }: ReturnType<typeof describeHead>): RootContent[] {
  return [
    heading(1, title),
    { type: 'blockquote', children: [paragraph([text(description)])] },
    paragraph(sentence(about)),
  ]
}

/** Points of a list: a link each, and what is behind it. */
function writePoints(points: readonly Point[]): RootContent[] {
  return bullets(
    points.map(([title, href, about]) => [
      paragraph([...link(href, [text(title)]), ...(about === '' ? [] : [text(': '), ...sentence(about)])]),
    ]),
  )
}

/** What there is beside pages, and what it is. */
function listData({ api, demos, config: { library } }: Site, locale: string): [path: string, about: string][] {
  const words = wordsOf(locale).llms
  const reference = toApiPaths(library.package)
  return [
    ...(api.state === 'ready'
      ? [
          [reference.data, words.reference] as [string, string],
          [reference.schema, words.referenceSchema] as [string, string],
        ]
      : []),
    ...(demos.length === 0 ? [] : [[demoSchemaPath, words.demos] as [string, string]]),
    ['/routes.json', words.addresses],
  ]
}

function listOtherLanguages(
  { config: { locales } }: Site,
  locale: string,
  toAddress: (path: string) => string,
): Point[] {
  return locales
    .filter(({ id }) => id !== locale)
    .map(({ id, name }) => [name, toAddress(toLocalePath(id, locales[0]?.id ?? id, '/llms.txt')), ''])
}
