import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands'
import { javascript } from '@codemirror/lang-javascript'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { lintGutter, setDiagnostics } from '@codemirror/lint'
import { unifiedMergeView } from '@codemirror/merge'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { DemoText } from '../../model/demo.ts'
import { editorLook } from './editor-look.client.ts'

/** A place in a file, from 1, with what is wrong there. */
export interface Mark {
  file: string
  line: number
  column?: number
  text: string
}

/** The field in which the files of a demo are edited, one at a time. */
export interface Editor {
  show: (name: string) => void
  /** The file that is shown. */
  shown: () => string
  files: () => DemoText[]
  /** Replaces texts, as edits that can be undone. */
  replace: (files: readonly DemoText[]) => void
  /** Shows what is wrong beside the lines of the file that is shown. */
  mark: (marks: readonly Mark[]) => void
  /** Shows what is different from other texts, or no longer. */
  compare: (originals: readonly DemoText[] | undefined) => void
  /** Moves the cursor, and the focus with it. */
  focus: (line?: number) => void
  end: () => void
}

interface EditorOptions {
  files: readonly DemoText[]
  /** Accessible name of the field that shows a file. */
  label: (name: string) => string
  /** Id of the text that says how the keyboard leaves the field. */
  describedBy: string
  /** Completion and what stands in a card. */
  hints: Extension
  onChange: () => void
}

/** Puts an editor into `host`. Each file has a state of its own, with its own history. */
export function createEditor(host: HTMLElement, options: EditorOptions): Editor {
  const { files, label, describedBy, hints, onChange } = options
  const comparison = new Compartment()
  const names = files.map(({ name }) => name)
  const states = new Map(files.map(({ name, source }) => [name, createState(name, source)]))
  let name = names[0] ?? ''
  let originals: readonly DemoText[] | undefined
  let marks: readonly Mark[] = []
  const view = new EditorView({ parent: host, ...stateOf(name) })

  function createState(file: string, source: string): EditorState {
    return EditorState.create({
      doc: source,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        lintGutter(),
        indentUnit.of('  '),
        javascript({ jsx: true, typescript: /\.tsx?$/.test(file) }),
        hints,
        comparison.of([]),
        // Escape, then Tab leaves the field: the editor hands the next Tab to the browser.
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, indentWithTab, ...defaultKeymap]),
        editorLook,
        EditorView.contentAttributes.of({ 'aria-label': label(file), 'aria-describedby': describedBy }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange()
        }),
      ],
    })
  }

  function stateOf(file: string): { state?: EditorState } {
    const state = states.get(file)
    return state === undefined ? {} : { state }
  }

  function read(file: string): EditorState | undefined {
    return file === name ? view.state : states.get(file)
  }

  function showMarks(): void {
    const { doc } = view.state
    const found = marks
      .filter(({ file, line }) => file === name && line >= 1 && line <= doc.lines)
      .map(({ line: number, column, text }) => {
        const line = doc.line(number)
        const from = column === undefined ? line.from : Math.min(line.from + column - 1, line.to)
        return { from, to: line.to, severity: 'error' as const, message: text }
      })
    view.dispatch(setDiagnostics(view.state, found))
  }

  function showComparison(): void {
    const original = originals?.find((file) => file.name === name)?.source
    const look = original === undefined ? [] : unifiedMergeView({ original, mergeControls: false, gutter: true })
    view.dispatch({ effects: comparison.reconfigure(look) })
  }

  return {
    show: (next) => {
      if (next === name) return
      states.set(name, view.state)
      name = next
      const state = states.get(next)
      if (state !== undefined) view.setState(state)
      showComparison()
      showMarks()
    },
    shown: () => name,
    files: () => names.map((file) => ({ name: file, source: read(file)?.doc.toString() ?? '' })),
    replace: (texts) => {
      let isChanged = false
      for (const { name: file, source } of texts) {
        const state = read(file)
        if (state === undefined || state.doc.toString() === source) continue
        isChanged = true
        const changes = { from: 0, to: state.doc.length, insert: source }
        // One step of its own: undoing it brings back what was there, and nothing older.
        const change = { changes, annotations: isolateHistory.of('full') }
        if (file === name) view.dispatch(change)
        else states.set(file, state.update(change).state)
      }
      if (isChanged) onChange()
    },
    mark: (next) => {
      marks = next
      showMarks()
    },
    compare: (next) => {
      originals = next
      showComparison()
    },
    focus: (number) => {
      if (number !== undefined) {
        const line = view.state.doc.line(Math.min(Math.max(number, 1), view.state.doc.lines))
        view.dispatch({
          selection: { anchor: line.from },
          effects: EditorView.scrollIntoView(line.from, { y: 'center' }),
        })
      }
      view.focus()
    },
    end: () => view.destroy(),
  }
}
