import {
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
  type LanguageInput,
  type ThemedToken,
} from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { escapeHtml } from '../shared/escape-html.ts'

/**
 * Highlights code as spans with classes (`c-keyword`, …) whose colours are CSS variables per scheme.
 * Unknown languages and very long sources come out plain. `marked` are 1-based lines.
 */
export async function highlightCode(source: string, language: string, marked: readonly number[] = []): Promise<string> {
  const code = source.replaceAll('\0', '\uFFFD').replace(/\n$/, '')
  const lines = code.split('\n')
  const html = isTooLong(lines)
    ? lines.map(escapeHtml)
    : ((await highlightLines(code, language)) ?? lines.map(escapeHtml))
  if (marked.length === 0) return html.join('\n')
  return html
    .map((line, index) => (marked.includes(index + 1) ? `<mark class="c-line">${line || ' '}</mark>` : line))
    .join('\n')
}

/** Beyond this a block is shown plain: colours cost more than they help there. */
const mostLines = 2000
const longestLine = 2000

function isTooLong(lines: readonly string[]): boolean {
  return lines.length > mostLines || lines.some((line) => line.length > longestLine)
}

async function highlightLines(code: string, language: string): Promise<string[] | undefined> {
  const load = Object.hasOwn(languages, language) ? languages[language] : undefined
  if (load === undefined) return undefined
  const highlighter = await loadHighlighter()
  if (!highlighter.getLoadedLanguages().includes(language)) await highlighter.loadLanguage(load)
  const { tokens } = highlighter.codeToTokens(code, { lang: language, theme: theme.name ?? 'vitrine' })
  return tokens.map(renderLine)
}

function renderLine(tokens: ThemedToken[]): string {
  let html = ''
  let open: string | undefined
  for (const token of tokens) {
    // A blank keeps the colour of what stands before it: fewer spans.
    const kind = token.content.trim() === '' ? open : toKind(token.color)
    if (kind !== open) {
      if (open !== undefined) html += '</span>'
      if (kind !== undefined) html += `<span class="c-${kind}">`
      open = kind
    }
    html += escapeHtml(token.content)
  }
  return open === undefined ? html : `${html}</span>`
}

function toKind(color: string | undefined): string | undefined {
  const kind = /token-([a-z-]+)\)/.exec(color ?? '')?.[1]
  return kind === undefined || kind === 'punctuation' ? undefined : kind
}

const theme = createCssVariablesTheme({ name: 'vitrine', variablePrefix: '--', fontStyle: false })

const tsx: LanguageInput = () => import('shiki/langs/tsx.mjs')
const sh: LanguageInput = () => import('shiki/langs/shellscript.mjs')

const languages: Record<string, LanguageInput> = {
  tsx,
  ts: () => import('shiki/langs/typescript.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  jsx: () => import('shiki/langs/jsx.mjs'),
  js: () => import('shiki/langs/javascript.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
  yml: () => import('shiki/langs/yaml.mjs'),
  md: () => import('shiki/langs/markdown.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  sh,
  bash: sh,
  shell: sh,
}

let loading: Promise<HighlighterCore> | undefined

function loadHighlighter(): Promise<HighlighterCore> {
  loading ??= createHighlighterCore({
    themes: [theme],
    langs: [tsx],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  })
  return loading
}
