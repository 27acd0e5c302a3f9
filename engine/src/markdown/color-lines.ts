import { applyColorReplacements, resolveColorReplacements, type HighlighterCore } from 'shiki/core'
import { EncodedTokenMetadata, INITIAL, type StateStack } from 'shiki/textmate'
import type { CodePiece } from './render-code-line.ts'

/** Where a grammar stands at the end of a line, and the lines that it has read from there. */
interface State {
  stack: StateStack
  lines: Map<string, ColoredLine>
}

interface ColoredLine {
  pieces: CodePiece[]
  next: State
}

/**
 * So many lines of a grammar are remembered, about 5 MB. In the code of a documentation most lines come again: imports,
 * brackets, the same block in each language.
 */
const mostLines = 5000

/** What one grammar has read. */
interface Memory {
  states: State[]
  lines: number
}

type Grammar = ReturnType<HighlighterCore['getLanguage']>

/**
 * Colours code with a highlighter that knows the theme and the language, as its own `codeToTokens` does, but reads a
 * line only once from the same state of the grammar.
 */
export function createLineColorer(highlighter: HighlighterCore, themeName: string) {
  // A grammar that is loaded anew, because it can now read another language inside, begins with nothing.
  const memories = new WeakMap<Grammar, Memory>()
  return (code: string, language: string): CodePiece[][] => {
    const { theme, colorMap } = highlighter.setTheme(themeName)
    const replacements = resolveColorReplacements(theme)
    const grammar = highlighter.getLanguage(language)
    let memory = memories.get(grammar)
    if (memory === undefined || memory.lines > mostLines) {
      memory = { states: [{ stack: INITIAL, lines: new Map() }], lines: 0 }
      memories.set(grammar, memory)
    }
    const { states } = memory
    let [state] = states as [State]
    return code.split(/\r?\n/).map((line) => {
      if (line === '') return []
      let colored = state.lines.get(line)
      if (colored === undefined) {
        // Without a time limit. On a busy machine a limit would leave some lines without colours. Very long code is not highlighted anyway.
        const { tokens, ruleStack } = grammar.tokenizeLine2(line, state.stack, 0)
        const pieces: CodePiece[] = []
        for (let index = 0; index < tokens.length; index += 2) {
          const text = line.slice(tokens[index], tokens[index + 2])
          const color = colorMap[EncodedTokenMetadata.getForeground(tokens[index + 1] ?? 0)]
          if (text !== '') pieces.push({ text, kind: toKind(text, applyColorReplacements(color ?? '', replacements)) })
        }
        colored = { pieces, next: findState(states, ruleStack) }
        state.lines.set(line, colored)
        memory.lines += 1
      }
      state = colored.next
      return colored.pieces
    })
  }
}

/** The known state that is equal, so that lines read from there are found again. */
function findState(states: State[], stack: StateStack): State {
  const known = states.find((state) => isEqual(state.stack, stack))
  if (known !== undefined) return known
  const state = { stack, lines: new Map() }
  states.push(state)
  return state
}

/** `equals` leaves out whether the line break belonged to what has begun, and the next line may go on there. */
function isEqual(a: LineEnd, b: LineEnd): boolean {
  return a.beginRuleCapturedEOL === b.beginRuleCapturedEOL && a.equals(b)
}

type LineEnd = StateStack & { beginRuleCapturedEOL?: boolean }

/** Punctuation has no colour of its own, and of the keywords only words have one. */
function toKind(text: string, color: string): string | undefined {
  const kind = /token-([a-z-]+)\)/.exec(color)?.[1]
  if (kind === 'punctuation' || (kind === 'keyword' && !/\w/.test(text))) return undefined
  return kind === 'string-expression' ? 'string' : kind
}
