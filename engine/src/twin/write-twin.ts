import type { Root, RootContent, Text } from 'mdast'
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

type Handlers = NonNullable<Options['handlers']>

/** The texts of the blocks of each tree that was written. */
const written = new WeakMap<Root, string[]>()

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    handlers: { root: writeBlocks, text: writeText },
  })
  // Aligned columns would make a reference three times as long.
  .use(remarkGfm, { tablePipeAlign: false })

/** Writes nodes as Markdown text. */
export function stringifyMarkdown(children: RootContent[]): string {
  return writer.stringify({ type: 'root', children })
}

/** As the handler that it stands for, with an empty line between all blocks. */
function writeBlocks(...[tree, , state, info]: Parameters<NonNullable<Handlers['root']>>): string {
  const { children } = tree as Root
  const blocks = children.map((child) => state.containerFlow({ type: 'root', children: [child] }, info))
  written.set(tree as Root, blocks)
  return blocks.join('\n\n')
}

/** Words, with a comma or a blank between them, and a full stop that ends no number. */
const plainText = /^ ?[\p{L}\p{N}]+(?:[,，、。 ] ?[\p{L}\p{N}]+)*(?:[,，、。]|(?<=\p{L})\.)? ?$/u

/** As the handler that it stands for, which searches each text for fifty signs. Most texts are words. */
function writeText(...[node, parent, state, info]: Parameters<NonNullable<Handlers['text']>>): string {
  const { value } = node as Text
  // "www." may begin an address, and blanks at the ends of a line are lost.
  const [start, end] = [info.before.slice(-1) + value.charAt(0), value.slice(-1) + info.after.charAt(0)]
  if (plainText.test(value) && !/^[\r\n] /.test(start) && !/^(\.[\w.-]| [\r\n])/.test(end)) return value
  const index = state.indexStack.at(-1) ?? -1
  return state.safe(value, { ...info, beforeNode: parent?.children[index - 1], afterNode: parent?.children[index + 1] })
}

/**
 * Writes a twin and reads it again: it has to say the same. `file` is the file of the page, for a problem; `author` the
 * text from which the tree was made, where it is at hand.
 */
export function writeTwin(tree: Root, file: string, author?: AuthorText): WrittenTwin {
  const text = writer.stringify(tree)
  return { text, problems: compareTwin(tree, text, written.get(tree) ?? [], file, author) }
}
