import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlightCode } from './highlight-code.ts'

describe('highlightCode', () => {
  it('gives every kind of token a class, and no colour', async () => {
    const html = await highlightCode("const lamp = on('a') // dim\n", 'tsx')
    expect(html).toContain('<span class="c-keyword">const </span>')
    expect(html).toContain('<span class="c-string">&#39;a&#39;</span>')
    expect(html).toContain('<span class="c-comment">// dim</span>')
    expect(html).not.toMatch(/style=|#[0-9a-f]{3,6};/)
  })

  it('opens no element of the code: HTML is shown, not run', async () => {
    for (const language of ['tsx', 'html', 'text']) {
      const html = await highlightCode('<img src=x onerror="alert(1)"> & \'</code>', language)
      expect(html.replaceAll(/<\/?span[^<>]*>/g, '')).toBe(
        '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;&lt;/code&gt;',
      )
    }
  })

  it.each(['text', 'brainfuck', '', 'constructor', '__proto__', 'toString'])(
    'shows code of the unknown language "%s" plain',
    async (language) => {
      expect(await highlightCode('const a = 1\n', language)).toBe('const a = 1')
    },
  )

  it.each([
    'tsx',
    'ts',
    'typescript',
    'jsx',
    'js',
    'javascript',
    'css',
    'html',
    'json',
    'yaml',
    'yml',
    'md',
    'diff',
    'sh',
    'bash',
    'shell',
  ])('knows the language "%s"', async (language) => {
    const code = '/* "a": `b` */ <a href="b"> # c\n- d: "e" $f\n+ **g** || 12'
    expect(await highlightCode(code, language)).toContain('<span class="c-')
  })

  it('shows a sign for characters that HTML cannot hold', async () => {
    expect(await highlightCode('a\0b', 'text')).toBe('a\uFFFDb')
    expect(await highlightCode('a\0b', 'tsx')).not.toContain('\0')
  })

  it('marks the lines it is told to, empty ones included', async () => {
    expect(await highlightCode('a\n\nb\n', 'text', { lines: [2, 3, 9] })).toBe(
      'a\n<mark class="c-line"> </mark>\n<mark class="c-line">b</mark>',
    )
  })

  it('takes only the last line end off', async () => {
    expect(await highlightCode('\na\n\n', 'text')).toBe('\na\n')
  })

  it('shows very long sources plain', async () => {
    const line = "const lamp = 'on'"
    const lines = Array.from({ length: 5000 }, () => line)
    const plain = 'const lamp = &#39;on&#39;'
    expect(await highlightCode(lines.join('\n'), 'tsx')).toBe(lines.map(() => plain).join('\n'))
    expect(await highlightCode(`'${'a'.repeat(2100)}'`, 'tsx')).toBe(`&#39;${'a'.repeat(2100)}&#39;`)
    expect(await highlightCode(line, 'tsx')).toContain('<span')
  })

  it('never loses or adds a character, whatever the code says', async () => {
    const language = fc.constantFrom('tsx', 'css', 'html', 'json', 'sh', 'md')
    const piece = fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      "'",
      '`',
      '{',
      '}',
      '\n',
      ' ',
      'a',
      '灯',
      '💡',
      '//',
      '/*',
      '$',
      '#',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), language, async (pieces, name) => {
        const code = pieces.join('')
        const html = await highlightCode(`${code}\n`, name)
        expect(toText(html)).toBe(code)
      }),
      { numRuns: 60 },
    )
  })
})

function toText(html: string): string {
  return html
    .replaceAll(/<\/?span[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
