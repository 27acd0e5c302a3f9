import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore, type LanguageInput } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { createLineColorer } from './color-lines.ts'
import { renderCodeLine, type CodePiece } from './render-code-line.ts'

/** What is marked in a block. Lines are 1-based. */
export interface CodeMarks {
  lines?: readonly number[] | undefined
  words?: readonly string[] | undefined
  added?: readonly number[] | undefined
  removed?: readonly number[] | undefined
}

/**
 * Highlights code: spans with classes (`c-keyword`, …), whose colours are CSS variables. Code in an unknown language
 * and very long code is not highlighted. The prompts of a shell get a span of their own, so that nobody copies them.
 */
export async function highlightCode(source: string, language: string, marks: CodeMarks = {}): Promise<string> {
  const code = source.replaceAll('\0', '\uFFFD').replace(/\n$/, '')
  const prompts = shells.includes(language) ? code.split('\n').map((line) => /^\s*\$ /.exec(line)?.[0] ?? '') : []
  const bare = prompts.length === 0 ? code : cutPrompts(code, prompts)
  const lines = bare.split('\n')
  const marked = { lines: new Set(marks.lines), added: new Set(marks.added), removed: new Set(marks.removed) }
  const pieces = (isTooLong(lines) ? undefined : await readPieces(bare, language)) ?? lines.map(toPlainPieces)
  return pieces
    .map((line, index) => {
      const prompt = prompts[index] || undefined
      const html = renderCodeLine(line, marks.words ?? [])
      return markLine(prompt === undefined ? html : `<span class="c-prompt">${prompt}</span>${html}`, index + 1, marked)
    })
    .join('\n')
}

/** Longer blocks are not highlighted, because that would take too long and help little. */
const mostLines = 2000
const longestLine = 2000

function isTooLong(lines: readonly string[]): boolean {
  return lines.length > mostLines || lines.some((line) => line.length > longestLine)
}

function cutPrompts(code: string, prompts: readonly string[]): string {
  return code
    .split('\n')
    .map((line, index) => line.slice(prompts[index]?.length ?? 0))
    .join('\n')
}

/** `ins`, `del` and `mark` tell the meaning of a line to readers who do not see its colour. */
function markLine(html: string, line: number, { lines, added, removed }: MarkedLines): string {
  const tag = added.has(line) ? 'ins' : removed.has(line) ? 'del' : lines.has(line) ? 'mark' : undefined
  return tag === undefined ? html : `<${tag} class="c-line">${html || ' '}</${tag}>`
}

type MarkedLines = Record<'lines' | 'added' | 'removed', ReadonlySet<number>>

const toPlainPieces = (text: string): CodePiece[] => [{ text, kind: undefined }]

async function readPieces(code: string, language: string): Promise<CodePiece[][] | undefined> {
  const load = Object.hasOwn(languages, language) ? languages[language] : undefined
  if (load === undefined) return undefined
  const { highlighter, colorLines } = await loadHighlighter()
  if (!highlighter.getLoadedLanguages().includes(language)) await highlighter.loadLanguage(load)
  return colorLines(code, language === 'console' ? 'sh' : language)
}

const theme = createCssVariablesTheme({ name: 'vitrine', variablePrefix: '--', fontStyle: false })

const tsx: LanguageInput = () => import('shiki/langs/tsx.mjs')
const sh: LanguageInput = () => import('shiki/langs/shellscript.mjs')

/** Languages whose lines may begin with a prompt, `$ `. */
const shells = ['sh', 'bash', 'shell', 'console']

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
  console: sh,
}

interface Loaded {
  highlighter: HighlighterCore
  colorLines: ReturnType<typeof createLineColorer>
}

let loading: Promise<Loaded> | undefined

function loadHighlighter(): Promise<Loaded> {
  loading ??= createHighlighterCore({
    themes: [theme],
    langs: [tsx],
    // Twice as fast as its expressions translated for JavaScript, with the same result.
    engine: createOnigurumaEngine(import('shiki/wasm')),
  }).then((highlighter) => ({ highlighter, colorLines: createLineColorer(highlighter, theme.name ?? 'vitrine') }))
  return loading
}
