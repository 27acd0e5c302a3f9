import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { PageContent, RawPage } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import { applyDirectives } from './apply-directives.ts'
import { collectSections } from './collect-sections.ts'
import { highlightTree } from './highlight-tree.ts'
import { nameHeadings } from './name-headings.ts'
import { rewriteLinks } from './rewrite-links.ts'
import { toCodeElement, toTableElement } from './to-elements.ts'
import { createStep, type MarkdownSite } from './step.ts'

/** A page's text as a tree, with what is wrong in it. */
export interface RenderedMarkdown {
  content: PageContent
  problems: Problem[]
}

/** Turns one page's markdown into its tree, outline, search text and links. Never throws for bad content. */
export async function renderMarkdown(page: RawPage, site: MarkdownSite): Promise<RenderedMarkdown> {
  const step = createStep(page, site)
  const source: Root = parser.parse(page.body)

  applyDirectives(source, step)
  const outline = nameHeadings(source, step)
  const links = rewriteLinks(source, step)
  const sections = collectSections(source)

  const tree = (await toHtml.run(source)) as HtmlRoot
  await highlightTree(tree)
  withoutPositions(tree)

  const anchors = [...outline.map((entry) => entry.id), ...step.demos.map((demo) => demo.id)]
  return {
    content: { tree, outline, sections, links, demos: step.demos, props: step.props, apis: step.apis, anchors },
    problems: step.problems,
  }
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)

const toHtml = unified().use(remarkRehype, { handlers: { code: toCodeElement, table: toTableElement } })

/** Positions served the error messages; the browser and the cache do not need them. */
function withoutPositions(node: { position?: unknown; children?: unknown[] }): void {
  delete node.position
  for (const child of node.children ?? []) withoutPositions(child as typeof node)
}
