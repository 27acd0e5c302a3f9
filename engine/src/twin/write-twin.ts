import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify, { type Options } from 'remark-stringify'
import { unified } from 'unified'
import type { Problem } from '../model/problem.ts'
import { compareTwin, type AuthorText } from './compare-twin.ts'

/** A page as Markdown text, and what of it would be read in another way than the page. */
export interface WrittenTwin {
  text: string
  problems: Problem[]
}

/** The texts of the blocks of each tree that was written. */
const written = new WeakMap<Root, string[]>()

const writer = unified()
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one', handlers: { root: writeBlocks } })
  // Aligned columns would make a reference three times as long.
  .use(remarkGfm, { tablePipeAlign: false })

/** Writes nodes as Markdown text. */
export function stringifyMarkdown(children: RootContent[]): string {
  return writer.stringify({ type: 'root', children })
}

/** As the handler that it stands for, with an empty line between all blocks. */
function writeBlocks(
  ...[tree, , state, info]: Parameters<NonNullable<NonNullable<Options['handlers']>['root']>>
): string {
  const { children } = tree as Root
  const blocks = children.map((child) => state.containerFlow({ type: 'root', children: [child] }, info))
  written.set(tree as Root, blocks)
  return blocks.join('\n\n')
}

/**
 * Writes a twin and reads it again: it has to say the same. `file` is the file of the page, for a problem; `author` the
 * text from which the tree was made, where it is at hand.
 */
export function writeTwin(tree: Root, file: string, author?: AuthorText): WrittenTwin {
  const text = writer.stringify(tree)
  return { text, problems: compareTwin(tree, text, written.get(tree) ?? [], file, author) }
}
