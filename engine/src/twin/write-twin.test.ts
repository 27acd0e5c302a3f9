import type { Root, RootContent } from 'mdast'
import { describe, expect, it } from 'vitest'
import { renderText } from '../../test/render-text.ts'
import { formatProblem } from '../node/format-problems.ts'
import { writeTwin } from './write-twin.ts'

describe('writeTwin', () => {
  it('finds nothing wrong with a text that is read as it was meant', async () => {
    const { content } = await renderText(
      'A *list* of `codes`, 2 * 3, snake_case and **重点**。\n\n- one\n\n  ```tsx\n  a\n  ```\n',
    )
    expect(writeTwin(content.source, 'a.md').problems).toEqual([])
  })

  it('names the place that would say something else', () => {
    const lost: RootContent = {
      type: 'heading',
      depth: 2,
      children: [{ type: 'text', value: 'Dim it' }, { type: 'break' }],
    }
    const tree: Root = { type: 'root', children: [{ ...lost, data: { line: 7 } }] }
    expect(writeTwin(tree, 'content/en/lamp.md').problems.map(formatProblem)).toEqual([
      [
        'content/en/lamp.md:7',
        '  The page as Markdown would say "[paragraph] Dim it\\" where the page says "## Dim it [break]".',
        '  Write the place in a simpler way, such as without markup inside of a word.',
      ].join('\n'),
    ])
  })
})
