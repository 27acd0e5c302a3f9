import type { Sandbox, SandboxName } from '../../model/sandbox.ts'
import { announce } from '../parts/confirm-on.client.ts'
import { copyText } from '../parts/copy-text.client.ts'
import * as word from '../../shared/carried-words.ts'
import { readWord } from '../../islands/read-word.client.ts'
import { loadText, readFiles, readShownFile } from './source.client.ts'
import { addMenu, openMenu } from './menu.client.ts'
import { keyState } from '../../shared/markup.ts'

/** How long a note stands beside the controls, in milliseconds. */
const noteTime = 4000

/** Does what a gesture on a control of a demo asks for. */
export function answer(event: Event, target: Element): void {
  const demo = target.closest<HTMLElement>('.demo')
  if (demo === null) return
  const control = target.closest<HTMLElement>('[data-demo-action]')
  const form = target.closest<HTMLFormElement>('[data-demo-view]')
  if (event.type === 'click' && control !== null) void run(demo, () => act(demo, control))
  else if (event.type === 'change' && form !== null)
    void run(demo, async () => (await import('./view.client.ts')).showView(form))
  else if (control !== null) prepare(demo, control)
}

async function act(demo: HTMLElement, control: HTMLElement): Promise<void> {
  const action = control.dataset['demoAction'] ?? ''
  if (control.closest('[popover]') !== null) closeMenu(control)
  switch (action) {
    case 'copy':
      return copyText(await readShownFile(demo), control)
    case 'zip':
      // A link: the browser saves the file by itself.
      return
    case 'more':
      return openMenu(demo, control)
    case 'reset':
      return (await import('./view.client.ts')).resetView(demo)
    case 'stackblitz':
    case 'codesandbox':
      return openElsewhere(demo, control, action)
    default:
      return copyToDesignTool(demo, control, action)
  }
}

/** What a click needs at once, to copy, to open a menu or a window, is fetched when its button is approached. */
function prepare(demo: HTMLElement, control: HTMLElement): void {
  if (control.dataset['demoAction'] === 'more') addMenu(demo, control).catch(() => undefined)
  const sandbox = control.parentElement?.dataset['sandbox']
  if (sandbox === undefined && control.dataset['demoAction'] !== 'copy') return
  const wanted = sandbox === undefined ? [] : [loadText(sandbox), import('./sandbox.client.ts')]
  for (const each of [readFiles(demo), ...wanted]) each.catch(() => undefined)
}

async function openElsewhere(demo: HTMLElement, control: HTMLElement, name: SandboxName): Promise<void> {
  const { sandbox = '' } = control.parentElement?.dataset ?? {}
  const [{ openSandbox }, template, files] = await Promise.all([
    import('./sandbox.client.ts'),
    loadText(sandbox),
    readFiles(demo),
  ])
  openSandbox(name, JSON.parse(template) as Sandbox, files, demo.id)
}

async function copyToDesignTool(demo: HTMLElement, control: HTMLElement, kind: string): Promise<void> {
  const { convertStage } = await import('./sketch.client.ts')
  const text = await convertStage(findStage(demo), kind)
  const button = demo.querySelector<HTMLElement>('.demo-more-button') ?? control
  await copyText(text, button)
  if (button.dataset[keyState] === 'copied') say(demo, control.parentElement?.dataset['done'] ?? '')
}

/** The demo where it is shown now: in the page or in a document of its own. */
function findStage(demo: HTMLElement): Element {
  const frame = demo.querySelector('iframe')
  const stage = frame === null ? demo.querySelector('.stage') : frame.contentDocument?.querySelector('.stage')
  if (!stage) throw new Error('The stage is not there yet.')
  return stage
}

/** The focus goes back to the button that opened the menu, for keyboards and for what follows. */
function closeMenu(control: HTMLElement): void {
  control.closest<HTMLElement>('[popover]')?.hidePopover()
}

async function run(demo: HTMLElement, does: () => Promise<void>): Promise<void> {
  say(demo, '')
  try {
    await does()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    say(demo, readWord(word.demoActionFailed, { reason }))
  }
}

const timers = new WeakMap<Element, number>()

/** A note beside the controls, also said aloud. Empty takes it away. */
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
