import fc from 'fast-check'
import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { findElements, findProblems, renderText } from '../../test/render-text.ts'
import { listHighlighted } from './highlight-tree.ts'

describe('renderMarkdown', () => {
  it('counts lines from the top of the file, front matter included', async () => {
    const { problems } = await renderText('a\n\n::lamp', {}, { bodyLine: 6 })
    expect(problems.map(({ file, line }) => ({ file, line }))).toEqual([{ file: 'content/en/lamp.md', line: 8 }])
  })

  it('reports everything that is wrong with a text', async () => {
    expect(await findProblems('# a\n\n::lmap\n\n:::tab\nx\n:::\n\n:badge[a]{tone="b"}')).toHaveLength(4)
  })

  it('shows a block of 5,000 lines of HTML and NULs in a language nobody knows: all of it, escaped', async () => {
    const line = '<script>alert("\0")</script> & \\n'
    const lines = Array.from({ length: 5000 }, () => line)
    const { content, problems } = await renderText(['```klingon', ...lines, '```'].join('\n'))
    expect(problems).toEqual([])
    const [block] = findElements(content.tree, 'v-code')
    const shown = '&lt;script&gt;alert(&quot;\uFFFD&quot;)&lt;/script&gt; &amp; \\n'
    expect(String(block?.properties['html']).split('\n')).toEqual(lines.map(() => shown))
  })

  it('takes the code that is as it was from the page before an edit, and highlights what has changed', async () => {
    const write = (...codes: string[]) => codes.map((code) => `\`\`\`${code}\n\`\`\``).join('\n\nWords.\n\n')
    const before = await renderText(write('ts\nlet lit = 1', 'ts {1}\nlet lit = 2'))
    const known = listHighlighted([before.content.tree])
    const marked = new Map([...known].map(([hash, html]) => [hash, `known ${html}`]))
    const text = write('ts\nlet lit = 1', 'ts\nlet lit = 2', 'js\nlet lit = 1', 'ts {1}\nlet lit = 2')
    const { content } = await renderText(text, { highlighted: marked })
    const blocks = findElements(content.tree, 'v-code').map(({ properties }) => String(properties['html']))
    expect(blocks.map((html) => html.startsWith('known '))).toEqual([true, false, false, true])
    const anew = await renderText(text)
    expect(listHighlighted([anew.content.tree])).toEqual(
      new Map([...listHighlighted([content.tree])].map(([hash, html]) => [hash, html.replace(/^known /, '')])),
    )
  })

  it('leaves a comment above a list or a table out of page and search', async () => {
    const note = '<!-- a note -->'
    const write = (above: string) =>
      `Lamps:\n\n${above}- dim\n\n  ${above}${above && '  '}1. lit\n\n${above}| Size |\n| --- |\n| S |\n\n::::grid\n${above}- a\n::::\n`
    const bare = await renderText(write(''))
    const noted = await renderText(write(`${note}\n`))
    expect(noted.problems).toEqual([])
    expect(noted.content.sections).toEqual(bare.content.sections)
    expect(listPieces(noted.content.tree)).toEqual(listPieces(bare.content.tree))
    expect(listPieces(bare.content.tree)).toContain('table')
  })

  it('never throws, whatever the text says', async () => {
    const pieces = [
      ':',
      '::',
      ':::',
      '::::',
      'info',
      'demo',
      'tab',
      'prop',
      'picture',
      'api',
      'x',
      '[',
      ']',
      '{',
      '}',
      '{id="dimmer"}',
      '{#a}',
      '# ',
      '## ',
      '|',
      '-',
      '```',
      '`',
      '*',
      '<b>',
      '<!--',
      '\n',
      '\n\n',
      ' ',
      '    ',
      '> ',
      '1. ',
      '(/a)',
      '&amp;',
      '\\',
      '灯',
    ]
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), async (words) => {
        const { content, problems } = await renderText(words.join(''))
        expect(content.tree.type).toBe('root')
        for (const { line, what, mend } of problems) {
          expect(line).toBeGreaterThan(0)
          expect(`${what} ${mend}`).not.toMatch(/undefined|\[object/)
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** Elements and texts of a tree, in order. */
function listPieces(tree: Root): string[] {
  const pieces: string[] = []
  visit(tree, (node) => {
    if (node.type === 'element') pieces.push(node.tagName)
    if (node.type === 'text' && node.value.trim() !== '') pieces.push(node.value)
    if (node.type === 'comment' || node.type === 'raw') pieces.push(node.type)
  })
  return pieces
}
