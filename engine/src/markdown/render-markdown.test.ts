import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findElements, findProblems, renderText } from '../../test/render-text.ts'

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
