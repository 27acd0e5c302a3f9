import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { expect, it } from 'vitest'
import { createLineColorer } from './color-lines.ts'

const theme = createCssVariablesTheme({ name: 'lamp', variablePrefix: '--', fontStyle: false })

it('gives what the highlighter gives for whole files, whatever was coloured before', async () => {
  const langs = await Promise.all([
    import('shiki/langs/tsx.mjs'),
    import('shiki/langs/markdown.mjs'),
    import('shiki/langs/shellscript.mjs'),
  ])
  const engine = createOnigurumaEngine(import('shiki/wasm'))
  const highlighter = await createHighlighterCore({ themes: [theme], langs: langs.map((lang) => lang.default), engine })
  const color = createLineColorer(highlighter, 'lamp')
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith('re'))
    .map((name) => ['tsx', readFileSync(join(import.meta.dirname, name), 'utf8')] as const)
  const texts = [
    // A line break belongs to what some of these begin.
    ...['> a\nb\n\n> c', '- a\n\n  b\n> c\nd', '```ts\nlet a = `\n```\n`', '---\na: b\n---\n# a'].map(
      (text) => ['md', text] as const,
    ),
    ...['cat <<A\n$b\nA\necho `b`', 'cat <<B\n$b\nA\nB', "cat <<'A'\n$b\nA\n"].map((text) => ['sh', text] as const),
    ['tsx', '/*\n*/ a\r\n`\n${`\n`}\n`\n\n<a>\n{b}\n</a>'] as const,
  ]
  for (const [language, code] of [...sources, ...texts, ...texts, ...sources]) {
    const { tokens } = highlighter.codeToTokens(code, { lang: language, theme: 'lamp', tokenizeTimeLimit: 0 })
    const joined = tokens.map((line) => line.map(({ content, color: one }) => [content, toName(one)]))
    expect(color(code, language).map((line) => line.map(({ text, kind }) => [text, kind]))).toEqual(
      joined.map((line) => line.map(([text = '', kind]) => [text, isColored(text, kind) ? kind : undefined])),
    )
  }
})

function toName(color = ''): string | undefined {
  return /token-([a-z-]+)\)/.exec(color)?.[1]?.replace('string-expression', 'string')
}

function isColored(text: string, kind: string | undefined): boolean {
  return kind !== 'punctuation' && (kind !== 'keyword' || /\w/.test(text))
}
