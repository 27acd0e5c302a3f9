import GithubSlugger from 'github-slugger'
import type { Heading, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { OutlineEntry } from '../model/page.ts'
import type { MarkdownStep } from './step.ts'

/** The ids of one page, all tabs together. */
export interface HeadingNames {
  slugger: GithubSlugger
  used: Set<string>
}

/** No ids yet. */
export function createHeadingNames(): HeadingNames {
  return { slugger: new GithubSlugger(), used: new Set() }
}

/** Gives every heading its id (`## Title {#id}`, else made from the text) and lists them. The h1 belongs to the page's title. */
export function nameHeadings(tree: Root, { slugger, used }: HeadingNames, step: MarkdownStep): OutlineEntry[] {
  const outline: OutlineEntry[] = []
  visit(tree, 'heading', (node) => {
    if (node.depth === 1) {
      step.report(
        node,
        `The heading "${toString(node)}" is a second title.`,
        'Use ## for headings; the title comes from the front matter.',
      )
    }
    const wanted = takeId(node)
    const title = toString(node)
    if (wanted !== undefined && used.has(wanted))
      step.report(node, `The id "${wanted}" stands twice on this page.`, 'Give one of the headings another {#id}.')
    const id = wanted ?? slugger.slug(title)
    used.add(id)
    node.data = { ...node.data, hName: 'v-heading', hProperties: { depth: node.depth, anchor: id, label: title } }
    outline.push({ id, depth: node.depth, title })
  })
  return outline
}

function takeId(node: Heading): string | undefined {
  const last = node.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = /\s*\{#([\w-]+)\}\s*$/.exec(last.value)
  if (match === null) return undefined
  last.value = last.value.slice(0, match.index)
  return match[1]
}
