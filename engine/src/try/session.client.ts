import type { DemoText } from '../model/demo.ts'
import type { SharedCode, TryData, TryReference } from '../model/try.ts'
import { fillWords } from '../shared/fill-words.ts'
import { keyBuild } from '../shared/markup.ts'
import { openCompiler } from './compile/open-compiler.client.ts'
import { createHints, type Known } from './editor/complete.client.ts'
import { listEdits, putEdits } from './editor/compare-files.client.ts'
import { createEditor, type Mark } from './editor/create-editor.client.ts'
import { keepEdits, nameDemo, readEdits } from './keep-edits.client.ts'
import { createConsole } from './panel/create-console.client.ts'
import { createFileTabs } from './panel/create-file-tabs.client.ts'
import { createNotes } from './panel/create-notes.client.ts'
import { createPanel } from './panel/create-panel.client.ts'
import { createShared } from './panel/create-shared.client.ts'
import { dressPage } from './panel/dress-page.client.ts'
import { make } from './panel/make.client.ts'
import { openEdits } from './panel/open-edits.client.ts'
import { packCode } from './share/pack.client.ts'
import { describeFailure, describeMistake, describeRefusal } from './stage/describe-problem.client.ts'
import type { FrameEvent } from './stage/open-frame.client.ts'
import { openStage } from './stage/open-stage.client.ts'
import { readFont } from './stage/read-font.client.ts'
import { readStyles } from './stage/read-look.client.ts'
import { watchLook } from './stage/watch-look.client.ts'

/** Milliseconds without a key after which code is compiled. */
const pause = 120

/** What the theme lends: the page has these already, and a second copy would be one more file for every reader. */
export interface TryKit {
  announce: (sentence: string) => void
  copyText: (text: string, control: HTMLElement, sentence: string) => Promise<void>
  loadText: (address: string) => Promise<string>
  /** Makes copying and opening elsewhere take these files. With undefined they take the demo's own. */
  setFiles: (demo: HTMLElement, files: readonly DemoText[] | undefined) => void
}

/** What is to be edited. */
export interface TryRequest {
  demo: HTMLElement
  /** The button that opens and closes the editor. */
  button: HTMLElement
  data: TryData
  files: readonly DemoText[]
  kit: TryKit
  /** Code that came with the address. */
  shared?: SharedCode
  /** Called when the editor has gone, before the focus goes back to the button. */
  onEnd?: () => void
}

/** An open editor. */
export interface TrySession {
  end: () => void
}

/** Turns the code of a demo into an editor, and its stage into one that follows it. */
export async function openSession({ demo, button, data, files, kit, shared, onEnd }: TryRequest): Promise<TrySession> {
  const { words, packages } = data
  const id = `try-${demo.id}`
  const name = nameDemo(demo)
  const entry = files[0]?.name ?? ''
  const own = { build: document.documentElement.dataset[keyBuild] ?? '', version: data.version }
  const [runtime, font] = await Promise.all([kit.loadText(data.runtime), readFont()])
  dressPage()

  const href = `${location.pathname}#${demo.id}`
  const started = new AbortController()
  const compiler = openCompiler()
  const lines = createConsole(words)
  const mistakes = createNotes(words, showPlace)
  const notes = createNotes(words, showPlace)
  const names = files.map((file) => file.name)
  // Now, and not with the first question, so that all of it is there when the connection ends.
  const known = loadKnown()
  const tabs =
    names.length < 2
      ? undefined
      : createFileTabs(names, { label: words.files, panel: `${id}-field`, onChoose: (each) => editor.show(each) })
  const panel = createPanel(
    id,
    words,
    { head: tabs?.element ?? make('span', 'try-name', entry), below: [mistakes.element, lines.element] },
    {
      toggle,
      reset,
      share: (control) => void share(control),
      list: () => openEdits(words, () => (editor.replace(files), showState(), kit.announce(words.editsCleared))),
      end,
    },
  )
  const shownCode = demo.querySelector<HTMLDetailsElement>('.demo-code')
  const place = shownCode ?? demo.querySelector<HTMLElement>('.demo-foot') ?? demo
  place.append(panel.element)
  if (shownCode !== null) shownCode.open = true
  demo.dataset['trying'] = ''
  button.setAttribute('aria-expanded', 'true')

  const stageElement = demo.querySelector<HTMLElement>('.demo-stage') ?? demo
  const stage = openStage(
    stageElement,
    { document: data.document, runtime, styles: readStyles(), font, title: words.stage },
    hear,
  )
  stageElement.append(notes.element)

  let isRunning = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const editor = createEditor(panel.field, {
    files: putEdits(files, shared?.files ?? readEdits()[name]?.files ?? {}),
    label: (file) => fillWords(words.editor, { file }),
    describedBy: panel.hintId,
    hints: createHints(() => known),
    onChange: () => {
      clearTimeout(timer)
      timer = setTimeout(() => void change(), pause)
    },
  })

  watchLook(demo, stage, started.signal)
  // The reader may go to another page while the editor is open.
  const watch = setInterval(() => demo.isConnected || end(), 1000)
  let banner: HTMLElement | undefined
  if (shared === undefined) void change()
  else showShared(shared)
  editor.focus()
  return { end }

  /** Keeps the edits, compiles them and runs them. */
  async function change(): Promise<void> {
    if (banner !== undefined) return
    keep()
    const answer = await compiler
      .compile({ files: editor.files(), packages })
      .catch(
        () => (mistakes.add({ text: words.compilerLost }, { name: words.run, does: () => void change() }), undefined),
      )
    if (answer === undefined) return
    mistakes.clear()
    const found = answer.problems.map((problem) => describeMistake(problem, words, packages))
    editor.mark(found.flatMap(({ text, file, line, column }) => toMark(text, file, line, column)))
    for (const each of found) mistakes.add({ ...each, text: `${each.text} ${isRunning ? words.lastGood : ''}`.trim() })
    if (found.length > 0) return
    notes.clear()
    lines.clear()
    isRunning = true
    stage.run(answer.files, entry)
    showState()
  }

  function hear(event: FrameEvent): void {
    switch (event.kind) {
      case 'failed': {
        const said = describeFailure(event.failure, words)
        notes.add(said)
        editor.mark(toMark(said.text, said.file, said.line))
        return
      }
      case 'refused':
        return notes.add(describeRefusal(event.what, event.text, words))
      case 'said':
        return lines.add(event.lines)
      case 'silent':
        return notes.add({ text: words.silent }, { name: words.stop, does: () => stop() })
      case 'awake':
        return notes.clear()
      case 'left':
        return stop(words.left)
      case 'ready':
      case 'drawn':
      case 'pong':
      case 'size':
        return
    }
  }

  function toggle(): void {
    if (banner !== undefined) return runShared()
    if (isRunning) stop()
    else void change()
  }

  function stop(reason = words.stopped): void {
    isRunning = false
    stage.stop()
    notes.clear()
    notes.add({ text: reason })
    showState()
  }

  function reset(): void {
    if (!isEdited()) return
    editor.replace(files)
    kit.announce(words.resetDone)
    editor.focus()
  }

  async function share(control: HTMLElement): Promise<void> {
    const hash = await packCode({ demo: name, ...own, files: listEdited() })
    mistakes.clear()
    if (hash === undefined) return mistakes.add({ text: words.shareTooLong })
    history.replaceState(history.state, '', hash)
    await kit.copyText(location.href, control, words.shareDone)
  }

  function showShared(code: SharedCode): void {
    banner = createShared(words, code, own, { run: runShared, leave: () => (editor.replace(files), runShared()) })
    panel.element.prepend(banner)
    editor.compare(files)
    tabs?.mark(Object.keys(code.files))
    const first = names.find((each) => each in code.files)
    if (first !== undefined) tabs?.choose(first)
    showState()
  }

  /** From here on the code is the reader's own. */
  function runShared(): void {
    banner?.remove()
    banner = undefined
    editor.compare(undefined)
    history.replaceState(history.state, '', `#${demo.id}`)
    void change()
    editor.focus()
  }

  function keep(): void {
    const isKept = keepEdits(name, { title: demo.getAttribute('aria-label') ?? demo.id, href, files: listEdited() })
    if (!isKept) kit.announce(words.editsLost)
    kit.setFiles(demo, isEdited() ? editor.files() : undefined)
    showState()
  }

  function showState(): void {
    const count = Object.keys(readEdits()).length
    const edited = count === 0 ? '' : fillWords(words.edits, { count: String(count) })
    panel.show({ isRunning, isEdited: isEdited(), edited })
    button.toggleAttribute('data-edited', isEdited())
    tabs?.mark(Object.keys(listEdited()))
  }

  function listEdited(): Record<string, string> {
    return listEdits(files, editor.files())
  }

  function isEdited(): boolean {
    return Object.keys(listEdited()).length > 0
  }

  function showPlace(file: string, line: number): void {
    if (tabs === undefined) editor.show(file)
    else tabs.choose(file)
    editor.focus(line)
  }

  async function loadKnown(): Promise<Known> {
    const text = data.reference === undefined ? undefined : await kit.loadText(data.reference).catch(() => undefined)
    const reference = text === undefined ? { tables: [], exports: [] } : (JSON.parse(text) as TryReference)
    return { reference, packages, files: names }
  }

  function end(): void {
    clearTimeout(timer)
    clearInterval(watch)
    started.abort()
    compiler.end()
    stage.end()
    notes.element.remove()
    editor.end()
    const hadFocus = panel.element.contains(document.activeElement)
    panel.element.remove()
    delete demo.dataset['trying']
    button.setAttribute('aria-expanded', 'false')
    kit.setFiles(demo, undefined)
    onEnd?.()
    if (hadFocus) button.focus()
  }
}

/** Where a sentence belongs in the field, when it speaks of a line. */
function toMark(text: string, file: string | undefined, line: number | undefined, column?: number): Mark[] {
  return file === undefined || line === undefined
    ? []
    : [{ text, file, line, ...(column === undefined ? {} : { column }) }]
}
