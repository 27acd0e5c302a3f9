import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { parse } from 'valibot'
import { reservedTabs } from '../src/assemble/list-parts.ts'
import { renderMarkdown, type RenderedMarkdown } from '../src/markdown/render-markdown.ts'
import type { MarkdownSite } from '../src/markdown/context.ts'
import type { RawPage } from '../src/model/page.ts'
import { formatProblem } from '../src/node/format-problems.ts'
import { createFrontMatterSchema } from '../src/schema/front-matter.ts'

const lampPage: RawPage = {
  locale: 'en',
  route: '/lamp',
  filename: 'content/en/lamp.md',
  frontmatter: parse(createFrontMatterSchema([]), { title: 'Lamp' }),
  links: [],
  body: '',
  bodyLine: 1,
  lastUpdated: undefined,
}

const lampSite: MarkdownSite = {
  base: '/',
  defaultLocale: 'en',
  reservedTabs,
  demoIds: ['dimmer', 'dimmer-warm'],
  islandNames: ['switch'],
  hasHistory: true,
  apiIds: ['Lamp', 'LampRef'],
  atomNames: [],
  highlighted: new Map(),
  files: { 'theme/lamp.css': '.lamp {\n  color: gold;\n}\n' },
  pictureSize: (src) =>
    src.startsWith('/pictures/') ? { width: 120, height: 81, hasAvif: src.startsWith('/pictures/small/') } : undefined,
}

/** Renders the Markdown of a page of the site `lamps`. */
export function renderText(
  body: string,
  site: Partial<MarkdownSite> = {},
  page: Partial<RawPage> = {},
): Promise<RenderedMarkdown> {
  return renderMarkdown({ ...lampPage, ...page, body }, { ...lampSite, ...site })
}

/** The problems of a text, as the terminal shows them. */
export async function findProblems(body: string, site?: Partial<MarkdownSite>): Promise<string[]> {
  const { problems } = await renderText(body, site)
  return problems.map(formatProblem)
}

/** All elements of a tree with this name. */
export function findElements(tree: Root, tagName: string): Element[] {
  const found: Element[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName === tagName) found.push(node)
  })
  return found
}

/** The properties that the first element with this name has for its component. */
export function readData(tree: Root, tagName: string): unknown {
  const data = findElements(tree, tagName)[0]?.properties['data']
  return typeof data === 'string' ? JSON.parse(data) : undefined
}

/** The text of a tree. */
export function readText(tree: Root): string {
  let text = ''
  visit(tree, 'text', (node) => {
    text += node.value
  })
  return text.trim()
}
