import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { SearchDemo, SearchMetadata, SearchProp, SearchRoute, SearchRouteSection } from 'vitrine/model'

export interface LoadedMetadata {
  metadata: SearchMetadata
  /** What was read: the data of the build, or the Markdown when there is no build. */
  source: string
}

interface Matter {
  title: string
  description?: string
  keywords?: string[]
}

const navTitles: Readonly<Record<string, [home: string, guide: string, demo: string]>> = {
  'zh-CN': ['文档', '指南', '演示'],
  'en-US': ['Docs', 'Guide', 'Demo'],
}

function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/:prop\[(?:\w+\.)?([^\]]+)\]/g, '$1')
    .replace(/:\w+\[([^\]]*)\](?:\{[^}]*\})?/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/^\s*(?:[-+]|\d+\.)\s+/, '')
    .replace(/^\||\|$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .trim()
}

function readAttribute(text: string, name: string): string {
  return new RegExp(`${name}="([^"]*)"`).exec(text)?.[1] ?? ''
}

/** Splits a page at its headings. Demos with a title of their own are listed separately. */
function readBody(
  body: string,
  route: string,
  matter: Matter,
): { sections: SearchRouteSection[]; demos: SearchDemo[] } {
  const sections: SearchRouteSection[] = [{ id: '', title: '', paragraphs: [] }]
  const demos: SearchDemo[] = []
  const lines = body.replace(/^```[\s\S]*?^```$/gm, '').split('\n')
  let demo: SearchDemo | undefined
  for (const line of lines) {
    const heading = /^#{2,6}\s+(.*?)\s*(?:\{#([\w-]+)\})?$/.exec(line)
    if (heading) sections.push({ id: heading[2] ?? '', title: plain(heading[1] ?? ''), paragraphs: [] })
    else if (/^:::?demo\{/.test(line) && !line.includes(' compact')) {
      const title = readAttribute(line, 'title')
      const own = title !== ''
      demo = {
        id: readAttribute(line, 'id'),
        route,
        title: title || matter.title,
        description: own ? '' : (matter.description ?? ''),
        keywords: [],
      }
      demos.push(demo)
      if (!line.startsWith(':::')) demo = undefined
    } else if (/^:{3,}/.test(line)) {
      demo = undefined
      const title = /\[(.*)\]/.exec(line)?.[1]
      if (title) sections.at(-1)?.paragraphs.push(plain(title))
    } else if (demo && line.trim() !== '') demo.description += plain(line)
    else if (!/^[\s|:-]*$/.test(line) && !line.startsWith('::')) sections.at(-1)?.paragraphs.push(plain(line))
  }
  // A list of links leads to other pages, which search finds by themselves.
  const found = sections.filter(({ id, paragraphs }) => id !== 'next' && (id !== '' || paragraphs.length > 0))
  return { sections: found, demos }
}

const tables = [
  ['Select', 'Select.d.ts', 'interface SelectProps'],
  ['Select', 'BaseSelect/index.d.ts', 'interface BaseSelectProps'],
  ['SearchConfig', 'Select.d.ts', 'interface SearchConfig'],
] as const

/** Only the names, from the installed types. That is enough as long as there is no build. */
function readProps(site: string): SearchProp[] {
  const folder = [site, join(site, '..')]
    .map((root) => join(root, 'node_modules/@rc-component/select/es'))
    .find(existsSync)
  if (folder === undefined) return []
  const props = new Map<string, SearchProp>()
  for (const [owner, file, start] of tables) {
    const source = readFileSync(join(folder, file), 'utf8')
    const body = source.slice(source.indexOf(start)).split('\n}')[0] ?? ''
    for (const [, name = ''] of body.matchAll(/^ {4}(\w+)\??:/gm)) {
      const id = `${owner}-${name}`.toLowerCase()
      props.set(id, { id, name, owner, description: '' })
    }
  }
  return [...props.values()]
}

function readPage(file: string, link: string, navPath: string): { route: SearchRoute; demos: SearchDemo[] } {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? []
  const matter = parse(head) as Matter
  const { sections, demos } = readBody(body, link, matter)
  const { title, description = '' } = matter
  const keywords = (matter.keywords ?? []).map(String)
  return { route: { link, title, description, keywords, navPath, sections, props: [] }, demos }
}

/** The search data of the site in one locale: as the build writes it, or roughly, from the Markdown. */
export function loadSearchMetadata(site: string, locale: string): LoadedMetadata {
  const built = join(site, 'dist/~search', `${locale}.json`)
  if (existsSync(built)) {
    const { routes, demos, nav } = JSON.parse(readFileSync(built, 'utf8')) as SearchMetadata
    return { metadata: { routes, demos, nav }, source: 'built data' }
  }
  const content = join(site, 'content', locale)
  const [home = '', guide = '', demo = ''] = navTitles[locale] ?? []
  const metadata: SearchMetadata = {
    routes: [],
    demos: [],
    nav: [
      { title: home, path: '/' },
      { title: guide, path: '/guide' },
      { title: demo, path: '/demo' },
    ],
  }
  const prefix = locale === 'zh-CN' ? '' : `/${locale}`
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  for (const path of files.toSorted()) {
    const route = `/${path.replaceAll('\\', '/').replace(/(?:^|\/)?index\.md$|\.md$/, '')}`.replace(/\/$/, '')
    const navPath = ['/guide', '/demo'].find((start) => route.startsWith(start)) ?? '/'
    const page = readPage(join(content, path), `${prefix}${route}` || '/', navPath)
    if (route === '') page.route.props = readProps(site)
    metadata.routes.push(page.route)
    metadata.demos.push(...page.demos)
  }
  return { metadata, source: 'markdown' }
}
