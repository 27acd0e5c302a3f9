import { ChunkLoadError } from '../../islands/chunk-load-error.client.ts'
import { loadChunk } from '../../islands/load-chunk.client.ts'
import { isOutdated, reloadOnce } from '../../islands/reload-once.client.ts'
import { reportFailure } from '../../islands/report-failure.client.ts'
import type { Sandbox, SandboxName } from '../../model/sandbox.ts'
import { announce } from '../parts/confirm-on.client.ts'
import { copyText } from '../parts/copy-text.client.ts'
import * as word from '../../shared/carried-words.ts'
import { readWord } from '../../islands/read-word.client.ts'
import type * as Archive from './archive.client.ts'
import { hasEdits, loadText, readFiles, readShownFile } from './source.client.ts'
import { addMenu, openMenu } from './menu.client.ts'
import type * as SandboxCode from './sandbox.client.ts'
import type * as Sketch from './sketch.client.ts'
import type * as Try from './try.client.ts'
import type * as View from './view.client.ts'
import { dataLend, keyState, lendEvent } from '../../shared/markup.ts'

/** Milliseconds for which a note is shown beside the controls. */
const noteTime = 4000

/** Runs the action of the control on which an event happened. */
export function answer(event: Event, target: Element): void {
  const lender = target.closest<HTMLElement>(`[${dataLend}]`)
  if (lender !== null && event.type === 'click') void lend(lender)
  const demo = target.closest<HTMLElement>('.demo')
  if (demo === null) return
  const control = target.closest<HTMLElement>('[data-demo-action]')
  // The link would save the demo's own files.
  if (event.type === 'click' && control?.dataset['demoAction'] === 'zip' && hasEdits(demo)) event.preventDefault()
  const form = target.closest<HTMLFormElement>('[data-demo-view]')
  if (event.type === 'click' && control !== null) void run(demo, () => act(demo, control))
  else if (event.type === 'change' && form !== null) void run(demo, async () => (await loadView()).chooseView(form))
  else if (control !== null) prepare(demo, control)
}

/** An island says itself when nothing comes. */
async function lend(button: HTMLElement): Promise<void> {
  const code = await loadTry().catch((error: unknown) => reportFailure('chunk', error))
  if (code === undefined) button.dispatchEvent(new CustomEvent(lendEvent))
  else await code.lendTimeline(button)
}

async function act(demo: HTMLElement, control: HTMLElement): Promise<void> {
  const action = control.dataset['demoAction'] ?? ''
  if (control.closest('[popover]') !== null) closeMenu(control)
  switch (action) {
    case 'copy':
      return copyText(await readShownFile(demo), control)
    case 'zip':
      // The control is a link, so the browser saves the file by itself.
      return hasEdits(demo) ? saveEdited(demo, control) : undefined
    case 'more':
      return openMenu(demo, control)
    case 'edit':
      return (await loadTry()).toggleTry(demo, control)
    case 'record':
      return (await loadTry()).toggleRecording(demo, demo.querySelector<HTMLElement>('.demo-edit') ?? control)
    case 'reset':
      return (await loadView()).resetView(demo)
    case 'stackblitz':
    case 'codesandbox':
      return openElsewhere(demo, control, action)
    default:
      return copyToDesignTool(demo, control, action)
  }
}

/** When a reader approaches a button, fetches what its click needs: the menu, the files to copy, or the code that opens another window. */
function prepare(demo: HTMLElement, control: HTMLElement): void {
  if (control.dataset['demoAction'] === 'edit') return
  if (control.dataset['demoAction'] === 'more') addMenu(demo, control).catch(() => undefined)
  const sandbox = control.parentElement?.dataset['sandbox']
  if (sandbox === undefined && control.dataset['demoAction'] !== 'copy') return
  const wanted = sandbox === undefined ? [] : [loadText(sandbox), loadSandbox()]
  for (const each of [readFiles(demo), ...wanted]) each.catch(() => undefined)
}

async function openElsewhere(demo: HTMLElement, control: HTMLElement, name: SandboxName): Promise<void> {
  const { sandbox = '' } = control.parentElement?.dataset ?? {}
  const [{ openSandbox }, template, files] = await Promise.all([loadSandbox(), loadText(sandbox), readFiles(demo)])
  openSandbox(name, JSON.parse(template) as Sandbox, files, demo.id)
}

async function saveEdited(demo: HTMLElement, control: HTMLElement): Promise<void> {
  const { sandbox = '' } = control.parentElement?.dataset ?? {}
  const [{ saveArchive }, template, files] = await Promise.all([loadArchive(), loadText(sandbox), readFiles(demo)])
  saveArchive(demo.id, JSON.parse(template) as Sandbox, files)
}

async function copyToDesignTool(demo: HTMLElement, control: HTMLElement, kind: string): Promise<void> {
  const { convertStage } = await loadSketch()
  const { done = '', layers = '' } = control.parentElement?.dataset ?? {}
  const text = await convertStage(findStage(demo), kind, layers)
  const button = demo.querySelector<HTMLElement>('.demo-more-button') ?? control
  await copyText(text, button)
  if (button.dataset[keyState] === 'copied') say(demo, done)
}

// Not with `loadScript`: several chunks would then share its code, and shared code is a chunk of its own and one more request.

function loadView(): Promise<typeof View> {
  return loadChunk('demo-view.js', { load: () => import('./view.client.ts'), isLeaf: false })
}

function loadTry(): Promise<typeof Try> {
  return loadChunk('demo-try.js', { load: () => import('./try.client.ts'), isLeaf: false })
}

function loadSandbox(): Promise<typeof SandboxCode> {
  return loadChunk('demo-sandbox.js', { load: () => import('./sandbox.client.ts'), isLeaf: false })
}

function loadArchive(): Promise<typeof Archive> {
  return loadChunk('demo-archive.js', { load: () => import('./archive.client.ts'), isLeaf: false })
}

function loadSketch(): Promise<typeof Sketch> {
  return loadChunk('demo-sketch.js', { load: () => import('./sketch.client.ts'), isLeaf: false })
}

/** The element that shows the demo now: in the page, or in an iframe. */
function findStage(demo: HTMLElement): Element {
  const frame = demo.querySelector('iframe')
  const stage = frame === null ? demo.querySelector('.stage') : frame.contentDocument?.querySelector('.stage')
  if (!stage) throw new Error('The demo is still loading.')
  return stage
}

/** Closes the menu. The browser then moves the focus back to the button that opened it. */
function closeMenu(control: HTMLElement): void {
  control.closest<HTMLElement>('[popover]')?.hidePopover()
}

async function run(demo: HTMLElement, does: () => Promise<void>): Promise<void> {
  say(demo, '')
  try {
    await does()
  } catch (error) {
    if (error instanceof ChunkLoadError) {
      reportFailure('chunk', error)
      // A deploy has removed the file. The page of the new build has the new one.
      if ((await isOutdated()) && reloadOnce()) return
    }
    const reason = error instanceof Error ? error.message : String(error)
    say(demo, readWord(word.demoActionFailed, { reason }))
  }
}

const timers = new WeakMap<Element, number>()

/** Shows a note beside the controls, which screen readers also read. An empty text removes the note. */
function say(demo: HTMLElement, text: string): void {
  const note = demo.querySelector('.demo-note')
  if (note === null) return
  clearTimeout(timers.get(note))
  note.textContent = text
  if (text === '') return
  announce(text)
  timers.set(
    note,
    window.setTimeout(() => note.replaceChildren(), noteTime),
  )
}
