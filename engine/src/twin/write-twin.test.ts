import fc from 'fast-check'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { renderText } from '../../test/render-text.ts'
import { formatProblem } from '../node/format-problems.ts'
import { toPlain } from './to-plain.ts'
import type { TwinView } from './twin-view.ts'
import { stringifyMarkdown, writeTwin } from './write-twin.ts'

const view = {} as TwinView

const bodies = [
  'A *list* of `codes`, 2 * 3, snake_case and **重点**。\n\n- one\n\n  ```tsx\n  a\n  ```\n',
  // Lists beside each other, in other signs, and what is no list.
  '- a\n- b\n\n* c\n  - d\n\n+ e\n\n1. f\n1) g\n\n1986\\. A year\n\n***\n\n---\n',
  '## On\n\n### Off {#dark}\n\nUnder\n=====\n\n## `a` & **b** #\n\n> quoted\nlazily\n\n    indented\n',
  '| a | b |\n| --- | :-: |\n| 1 \\| 2 | - |\n\n| a |\n|--|\n| 1 |\n',
  // What a block says depends on another one.
  '[a] and [b][a]\n\n[a]: /lamp\n\nNote[^1]\n\n[^1]: Here.\n',
  'status:error, a:b[*c*] and ::none\n\nhttps://lamp.test, ask@lamp.test\n\n&copy; \\# \\\n\n<!-- left out -->\n\nEnd\\\nof it',
]

describe('writeTwin', () => {
  it.each(bodies)('finds nothing wrong with a text that is read as it was meant: %j', async (body) => {
    const { content } = await renderText(body)
    const tree: Root = { type: 'root', children: toPlain(content.source, view) }
    const whole = writeTwin(tree, 'a.md')
    expect(whole.problems).toEqual([])
    expect(writeTwin(tree, 'a.md', { body, bodyLine: 1 })).toEqual(whole)
  })

  it('names the place that would say something else, also when the rest stands as its author wrote it', async () => {
    const body = 'One\n\n- two\n\n## Dim it\n\n| a |\n| --- |\n| b |\n'
    const { content } = await renderText(body)
    const lost: RootContent = {
      type: 'heading',
      depth: 2,
      children: [{ type: 'text', value: 'Dim it' }, { type: 'break' }],
    }
    const children = toPlain(content.source, view).with(2, { ...lost, data: { line: 5 } })
    for (const author of [undefined, { body, bodyLine: 1 }]) {
      const { problems } = writeTwin({ type: 'root', children }, 'content/en/lamp.md', author)
      expect(problems.map(formatProblem)).toEqual([
        [
          'content/en/lamp.md:5',
          '  The page as Markdown would say "[listItem] [paragraph] two [paragraph] Dim it\\ [table]" where the page says "[listItem] [paragraph] two ## Dim it [break]".',
          '  Write the place in a simpler way, such as without markup inside of a word.',
        ].join('\n'),
      ])
    }
  })

  it('reads a block that does not stand where its author wrote it, though it stands elsewhere', async () => {
    const body = 'a\n\nb\n'
    const { content } = await renderText(body)
    const [first, second] = toPlain(content.source, view)
    if (first?.type !== 'paragraph' || second === undefined) throw new Error('There are no paragraphs.')
    // Written as "b", read as a paragraph and not as the mark that it is.
    const mark: RootContent = { type: 'html', value: 'b' }
    const children: RootContent[] = [{ ...mark, data: { line: 1 } }, second]
    expect(writeTwin({ type: 'root', children }, 'a.md', { body, bodyLine: 1 }).problems).toHaveLength(1)
  })

  it('writes as the package does, whatever stands beside each other', () => {
    const plain = unified().use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one' })
    const whole = plain.use(remarkGfm, { tablePipeAlign: false })
    const words = fc.string({
      maxLength: 5,
      unit: fc.constantFrom('a', 'w', 'p', '灯', '1', '1.', 'www.', ' ', '.', ',', '。', '\n', '*', ':/', '@'),
    })
    const texts = fc.array(
      fc.tuple(fc.constantFrom<'text' | 'strong' | 'link' | 'break'>('text', 'strong', 'link', 'break'), words),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(
        fc.array(texts, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('paragraph', 'list', 'table'),
        (blocks, kind) => {
          const children = blocks.map((pieces) =>
            wrap(
              pieces.map(([type, value]) => toNode(type, value)),
              kind,
            ),
          )
          expect(stringifyMarkdown(children)).toBe(whole.stringify({ type: 'root', children }))
        },
      ),
      { numRuns: 500 },
    )
  })
})

function toNode(type: 'text' | 'strong' | 'link' | 'break', value: string): PhrasingContent {
  const children: PhrasingContent[] = [{ type: 'text', value }]
  if (type === 'text') return { type, value }
  if (type === 'break') return { type }
  return type === 'link' ? { type, url: '/lamp', children } : { type, children }
}

function wrap(children: PhrasingContent[], kind: string): RootContent {
  const paragraph: RootContent = { type: 'paragraph', children }
  if (kind === 'list')
    return {
      type: 'list',
      children: [
        { type: 'listItem', children: [paragraph] },
        { type: 'listItem', children: [] },
      ],
    }
  return kind === 'table'
    ? { type: 'table', children: [{ type: 'tableRow', children: [{ type: 'tableCell', children }] }] }
    : paragraph
}
