import type { Nodes, Root } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { PageContent, RawPage } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import { applyDirectives } from './apply-directives.ts'
import { checkCode } from './check-code.ts'
import { checkLength } from './check-length.ts'
import { checkLeftovers } from './check-leftovers.ts'
import { collectSections } from './collect-sections.ts'
import { cutDeep } from './cut-deep.ts'
import { highlightTree } from './highlight-tree.ts'
import { checkReplays } from './directives/replay.ts'
import { createHeadingNames, nameHeadings, type HeadingNames } from './name-headings.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { checkPictures, rewriteLinks } from './rewrite-links.ts'
import { toCodeElement, toTableElement } from './to-elements.ts'
import { splitHero } from './split-hero.ts'
import { splitTabs } from './split-tabs.ts'
import { createMarkdownContext, type MarkdownSite, type MarkdownContext } from './context.ts'

/** A page's text as a tree, and the problems in it. */
export interface RenderedMarkdown {
  content: PageContent
  problems: Problem[]
}

/** Turns the Markdown of one page into its tree, outline, search text and links. Never throws because of bad content. */
export async function renderMarkdown(page: RawPage, site: MarkdownSite): Promise<RenderedMarkdown> {
  const context = createMarkdownContext(page, site)
  const tooLong = checkLength(page)
  context.problems.push(...tooLong)
  const source = parseMarkdown(tooLong.length > 0 ? '' : page.body)

  cutDeep(source, context)
  checkLeftovers(source, context)
  checkCode(source, context)
  const tabs = splitTabs(source, context)
  const hero = splitHero(source, context)
  for (const tree of [...Object.values(hero ?? {}), source, ...tabs.map((tab) => tab.tree)])
    applyDirectives(tree, context)
  checkReplays(context)
  const names = createHeadingNames()
  const render = (tree: Root): Promise<RenderedPart> => renderPart(tree, undefined, names, context)
  const top = hero && {
    text: await render(hero.text),
    beside: await render(hero.beside),
    below: await render(hero.below),
  }
  const main = await renderPart(source, undefined, names, context)
  const parts: { key: string; title: string; part: RenderedPart }[] = []
  for (const { key, title, tree } of tabs) parts.push({ key, title, part: await renderPart(tree, key, names, context) })
  const all = [...Object.values(top ?? {}), main, ...parts.map(({ part }) => part)]

  const content: PageContent = {
    hero: top && hero && { text: top.text.tree, beside: top.beside.tree, below: top.below.tree, source: hero },
    tree: main.tree,
    source: main.source,
    outline: main.outline,
    tabs: parts.map(({ key, title, part }) => ({
      key,
      title,
      tree: part.tree,
      source: part.source,
      outline: part.outline,
    })),
    sections: all.flatMap((part) => part.sections),
    links: [...page.links, ...all.flatMap((part) => part.links)],
    headings: context.headings,
    demos: context.demos,
    props: context.props,
    apis: context.apis,
    playgrounds: context.playgrounds,
    showsIndex: context.hasIndex,
    anchors: [...all.flatMap((part) => part.outline.map((entry) => entry.id)), ...context.demos.map((demo) => demo.id)],
  }
  return { content, problems: context.problems }
}

type RenderedPart = Pick<PageContent, 'tree' | 'source' | 'outline' | 'sections' | 'links'>

/** The main text of a page, or one of its tabs. */
async function renderPart(
  source: Root,
  tab: string | undefined,
  names: HeadingNames,
  context: MarkdownContext,
): Promise<RenderedPart> {
  const outline = nameHeadings(source, names, context)
  checkPictures(source, context)
  const links = rewriteLinks(source, context)
  const sections = collectSections(source, tab)
  const tree = await toHtml.run(source)
  await highlightTree(tree, context.site.highlighted)
  withoutPositions(tree)
  keepLines(source, context)
  return { tree, source, outline, sections, links }
}

const toHtml = unified().use(remarkRehype, { handlers: { code: toCodeElement, table: toTableElement } })

/** Removes the positions of the nodes. Only error messages need them, not the browser and the cache. */
function withoutPositions(node: { position?: unknown; children?: unknown[] }): void {
  // JSON leaves it out. An object from which something is deleted is slow from then on.
  node.position = undefined
  for (const child of node.children ?? []) withoutPositions(child as typeof node)
}

/** Leaves of the positions of a Markdown tree only the lines in the file, as `data.line`. The tree is kept in memory and in the cache. */
function keepLines(node: Nodes, context: MarkdownContext): void {
  if (node.position !== undefined && node.type !== 'text') node.data = { ...node.data, line: context.lineOf(node) }
  node.position = undefined
  if ('children' in node) for (const child of node.children) keepLines(child, context)
}
