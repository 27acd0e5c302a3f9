import type { Code, Root } from 'mdast'
import { suggestNearest } from '../node/nearest.ts'
import { walkTree } from '../node/walk-tree.ts'
import { legalCodeMeta, readCodeMeta, splitDiff } from './read-code-meta.ts'
import type { MarkdownContext } from './context.ts'

/** Reports what is wrong after the language of a code block: unknown words, lines after its end, words that it does not contain. */
export function checkCode(tree: Root, context: MarkdownContext): void {
  walkTree(tree, (node) => {
    if (node.type === 'code') checkBlock(node, context)
  })
}

function checkBlock(node: Code, context: MarkdownContext): void {
  const { marked, words, isDiff, unknown } = readCodeMeta(node.meta ?? '')
  const lines = node.value.split('\n')
  for (const word of unknown)
    context.report(node, `A code block takes no "${word}".`, suggestNearest(word, legalCodeMeta))
  const outside = marked.find((line) => line < 1 || line > lines.length)
  if (outside !== undefined)
    context.report(node, `The code block has no line ${outside} to mark.`, `Its lines are 1 to ${lines.length}.`)
  for (const word of words) {
    if (node.value.includes(word)) continue
    context.report(node, `The code block does not hold the word "${word}".`, 'Write it as it stands in the code.')
  }
  const [wrong] = isDiff ? splitDiff(node.value).wrong : []
  if (wrong !== undefined)
    context.report(
      node,
      `Line ${wrong} of a diff block has no mark: "${lines[wrong - 1] ?? ''}".`,
      'Begin each line with "+", "-" or a blank.',
    )
}
