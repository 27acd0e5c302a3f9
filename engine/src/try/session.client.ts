import type { DemoText } from '../model/demo.ts'
import type { SharedCode, TryData, TryReference } from '../model/try.ts'
import { fillWords } from '../shared/fill-words.ts'
import { keyBuild } from '../shared/markup.ts'
import { createHints, type Known } from './editor/complete.client.ts'
import { listEdits, putEdits } from './editor/compare-files.client.ts'
import { createEditor, type Mark } from './editor/create-editor.client.ts'
import { keepEdits, nameDemo, readEdits } from './keep-edits.client.ts'
import { createFileTabs } from './panel/create-file-tabs.client.ts'
import { createNotes } from './panel/create-notes.client.ts'
import { createPanel } from './panel/create-panel.client.ts'
import { createShared } from './panel/create-shared.client.ts'
import { dressPage } from './panel/dress-page.client.ts'
import { make } from './panel/make.client.ts'
import { openEdits } from './panel/open-edits.client.ts'
import { openRunner } from './open-runner.client.ts'
import { packCode } from './share/pack.client.ts'
import { describeMistake } from './stage/describe-problem.client.ts'
import type { Timeline } from './timeline.client.ts'

/** Milliseconds without a key after which code is compiled. */
const pause = 120

/** What the theme lends: the page has these already, and a second copy would be one more file for every reader. */
export interface TryKit {
  announce: (sentence: string) => void
  copyText: (text: string, control: HTMLElement, sentence: string) => Promise<void>
  loadText: (address: string) => Promise<string>
  /** Makes copying and opening elsewhere take these files. With undefined they take the demo's own. */
  setFiles: (demo: HTMLElement, files: readonly DemoText[] | undefined) => void
  /** Begins to record what the code calls, or ends it. Left out where nothing can be recorded. */
  toggleRecording?: () => void
}

/** What is to be edited. */
export interface TryRequest {
  demo: HTMLElement
  /** The button that opens and closes the editor. */
  button: HTMLElement
  data: TryData
  files: readonly DemoText[]
  kit: TryKit
  /** Records what is called, from the first run on. */
  timeline?: Timeline | undefined
  /** Code that came with the address. */
  shared?: SharedCode
  /** Called when the editor has gone, before the focus goes back to the button. */
  onEnd?: () => void
}

/** An open editor. */
export interface TrySession {
  /** Records into a timeline, or no longer. */
  record: (timeline: Timeline | undefined) => void
  end: () => void
}

/** Turns the code of a demo into an editor, and its stage into one that follows it. */
export async function openSession(request: TryRequest): Promise<TrySession> {
  const { demo, button, data, files, kit, timeline, shared, onEnd } = request
  const { words, packages } = data
  const id = `try-${demo.id}`
  const name = nameDemo(demo)
  const entry = files[0]?.name ?? ''
  const own = { build: document.documentElement.dataset[keyBuild] ?? '', version: data.version }
  const runner = await openRunner({
    demo,
    data,
    entry,
    isWaiting: shared === undefined,
    loadText: kit.loadText,
    onFailure: ({ text, file, line }) => editor.mark(toMark(text, file, line)),
    onState: showState,
    onPlace: showPlace,
  })
  dressPage()

  const href = `${location.pathname}#${demo.id}`
  const mistakes = createNotes(words, showPlace)
  const storage = createNotes(words, showPlace)
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
    {
      head: tabs?.element ?? make('span', 'try-name', entry),
      below: [mistakes.element, storage.element, runner.console],
    },
    {
      toggle,
      reset,
      share: (control) => void share(control),
      list: () => openEdits(words, () => (editor.replace(files), showState(), kit.announce(words.editsCleared))),
      record: kit.toggleRecording,
      end,
    },
  )
  const shownCode = demo.querySelector<HTMLDetailsElement>('.demo-code')
  const place = shownCode ?? demo.querySelector<HTMLElement>('.demo-foot') ?? demo
  place.append(panel.element)
  if (shownCode !== null) shownCode.open = true
  demo.dataset['trying'] = ''
  button.setAttribute('aria-expanded', 'true')

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

  runner.record(timeline)
  let isRecorded = timeline !== undefined
  // The reader may go to another page while the editor is open.
  const watch = setInterval(() => demo.isConnected || end(), 1000)
  let banner: HTMLElement | undefined
  if (shared === undefined) void change()
  else showShared(shared)
  editor.focus()
  return { record, end }

  /** Keeps the edits, compiles them and runs them. */
  async function change(): Promise<void> {
    if (banner !== undefined) return
    keep()
    const problems = await runner.run(editor.files()).catch(() => {
      mistakes.add({ text: words.compilerLost }, { name: words.run, does: () => void change() })
    })
    if (problems === undefined) return
    mistakes.clear()
    const found = problems.map((problem) => describeMistake(problem, words, packages))
    editor.mark(found.flatMap(({ text, file, line, column }) => toMark(text, file, line, column)))
    const last = runner.isRunning() ? words.lastGood : ''
    for (const each of found) mistakes.add({ ...each, text: `${each.text} ${last}`.trim() })
  }

  function record(next: Timeline | undefined): void {
    isRecorded = next !== undefined
    runner.record(next)
    showState()
  }

  function toggle(): void {
    if (banner !== undefined) return runShared()
    if (runner.isRunning()) runner.stop()
    else void change()
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
    if (isKept) storage.clear()
    else storage.add({ text: words.editsLost })
    kit.setFiles(demo, isEdited() ? editor.files() : undefined)
    showState()
  }

  function showState(): void {
    const count = Object.keys(readEdits()).length
    const edited = count === 0 ? '' : fillWords(words.edits, { count: String(count) })
    panel.show({ isRunning: runner.isRunning(), isEdited: isEdited(), isRecorded, edited })
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
    runner.end()
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
