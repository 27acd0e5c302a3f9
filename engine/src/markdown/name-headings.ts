import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { TextProps } from '../model/element-props.ts'
import type { OutlineEntry } from '../model/page.ts'
import { walkTree } from '../node/walk-tree.ts'
import { headingElement } from '../shared/markup.ts'
import type { MarkdownContext } from './context.ts'

/** The ids that are used on one page, in all its tabs. */
export interface HeadingNames {
  slugger: GithubSlugger
  used: Set<string>
}

/** For a new page: no ids are used yet. */
export function createHeadingNames(): HeadingNames {
  return { slugger: new GithubSlugger(), used: new Set() }
}

/**
 * Gives every heading its id (`## Title {#id}`, or one made from the text) and lists the headings. An h1 is reported,
 * because the page's title is the only one.
 */
export function nameHeadings(tree: Root, { slugger, used }: HeadingNames, context: MarkdownContext): OutlineEntry[] {
  const outline: OutlineEntry[] = []
  walkTree(tree, (node) => {
    if (node.type !== 'heading') return
    if (node.depth === 1) {
      context.report(
        node,
        `The heading "${toString(node)}" is a second title.`,
        'Use ## for headings; the title comes from the front matter.',
      )
    }
    const wanted = takeId(node)
    const title = toString(node)
    if (title.trim() === '')
      context.report(node, 'A heading has no text.', 'Write its text after the #, or leave the heading out.')
    if (wanted !== undefined && used.has(wanted))
      context.report(node, `The id "${wanted}" stands twice on this page.`, 'Give the heading another {#id}.')
    const id = wanted ?? chooseId(title, slugger, used)
    used.add(id)
    const properties: TextProps[typeof headingElement] = { depth: node.depth, anchor: id, label: title }
    node.data = { ...node.data, hName: headingElement, hProperties: { ...properties } }
    outline.push({ id, depth: node.depth, title })
    context.headings.push({ id, title, line: context.lineOf(node) })
  })
  return outline
}

function chooseId(title: string, slugger: GithubSlugger, used: ReadonlySet<string>): string {
  // No id can be made from a title without letters and digits.
  const words = slug(title) === '' ? 'section' : title
  let id = slugger.slug(words)
  while (used.has(id)) id = slugger.slug(words)
  return id
}

function takeId(node: Heading): string | undefined {
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = /\s*\{#([\w-]+)\}\s*$/.exec(last.value)
  if (match === null) return undefined
  last.value = last.value.slice(0, match.index)
  return match[1]
}
