import { followContent } from './frame.client.ts'
import { addMenu } from './menu.client.ts'
import { readStageChoice, type StageChoice, storeStageChoice } from './stage-choice.client.ts'

/** For each stage with an iframe: the function that stops the sizing of the iframe. */
const ends = new WeakMap<Element, () => void>()

/** Shows all stages of the page as a form says that the reader has changed, and keeps that for the visit. */
export async function chooseView(form: HTMLFormElement): Promise<void> {
  storeStageChoice(Object.fromEntries(readChoices(form).filter(([, value]) => value !== '')))
  await showView(form)
  await showOthers(form.closest('.demo'), readStageChoice())
}

/** Shows the stages of the page as the reader has chosen on this visit. */
export async function showChosenView(): Promise<void> {
  const choice = readStageChoice()
  if (Object.keys(choice).length > 0) await showOthers(null, choice)
}

async function showOthers(own: Element | null, choice: StageChoice): Promise<void> {
  const others = [...document.querySelectorAll<HTMLElement>('.demo')].filter((demo) => demo !== own)
  await Promise.all(
    others.map(async (demo) => {
      const button = demo.querySelector<HTMLElement>('.demo-more-button')
      if (button === null) return
      const form = (await addMenu(demo, button)).querySelector<HTMLFormElement>('[data-demo-view]')
      if (form === null) return
      form.reset()
      // A value that the menu does not offer, or not on this screen, leaves the default.
      for (const input of form.querySelectorAll<HTMLInputElement>('input'))
        if (choice[input.name] === input.value) input.checked = true
      await showView(form)
    }),
  )
}

function readChoices(form: HTMLFormElement): (readonly [name: string, value: string])[] {
  return [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''] as const)
}

/**
 * Shows the stage as the form in its menu says. Every choice except the defaults needs a document of its own: the
 * stage then shows an iframe and hides the demo in the page. With the defaults that demo is shown again, in the state
 * in which the reader left it.
 */
async function showView(form: HTMLFormElement): Promise<void> {
  const demo = form.closest<HTMLElement>('.demo')
  const stage = demo?.querySelector<HTMLElement>('.demo-stage')
  if (!demo || !stage) return
  const choices = readChoices(form)
  const chosen = choices.filter(([, value]) => value !== '')
  showReset(demo, form)
  const fixed = stage.querySelector<HTMLElement>('.demo-viewport[data-fixed]')
  if (chosen.length === 0 && fixed === null) return removeFrame(stage)

  const viewport = fixed ?? stage.querySelector<HTMLElement>('.demo-viewport') ?? addFrame(stage, demo)
  const frame = viewport.querySelector('iframe')
  if (frame === null) return
  const address = new URL(demo.querySelector<HTMLAnchorElement>('.demo-alone')?.href ?? '')
  for (const [name, value] of chosen) if (name !== 'width') address.searchParams.set(name, value)
  // A new width only resizes the same document. Every other choice loads the document again.
  if (frame.src !== address.href) frame.src = address.href
  const width = Number(choices.find(([name]) => name === 'width')?.[1] ?? '')
  ends.get(viewport)?.()
  ends.set(viewport, followContent(viewport, frame, width === 0 ? undefined : width))
}

/** Shows the stage with the defaults again. */
export async function resetView(demo: HTMLElement): Promise<void> {
  const form = demo.querySelector<HTMLFormElement>('[data-demo-view]')
  if (form === null) return
  form.reset()
  await chooseView(form)
  demo.querySelector<HTMLElement>('.demo-more-button')?.focus()
}

function addFrame(stage: HTMLElement, demo: HTMLElement): HTMLElement {
  const island = stage.querySelector<HTMLElement>('.stage')
  const viewport = document.createElement('div')
  viewport.className = 'demo-viewport'
  const frame = document.createElement('iframe')
  // On a page with many demos, those that the reader does not see wait.
  frame.loading = 'lazy'
  frame.title = demo.getAttribute('aria-label') ?? ''
  // An iframe makes room for its own lists.
  if (island !== null) island.style.minBlockSize = ''
  frame.style.blockSize = `${island?.offsetHeight ?? 0}px`
  viewport.append(frame)
  if (island !== null) island.hidden = true
  stage.append(viewport)
  return viewport
}

function removeFrame(stage: HTMLElement): void {
  const viewport = stage.querySelector('.demo-viewport')
  if (viewport === null) return
  ends.get(viewport)?.()
  viewport.remove()
  const island = stage.querySelector<HTMLElement>('.stage')
  if (island !== null) island.hidden = false
}

/** Shows the reset button. Its name is what the reader has chosen: `320 px · Right to left`. */
function showReset(demo: HTMLElement, form: HTMLFormElement): void {
  const reset = demo.querySelector<HTMLElement>('.demo-reset')
  if (reset === null) return
  const chosen = [...form.querySelectorAll<HTMLInputElement>('input:checked')].filter(({ value }) => value !== '')
  const names = chosen.map((input) => input.parentElement?.textContent ?? '').join(' · ')
  reset.hidden = chosen.length === 0
  reset.textContent = names
  reset.setAttribute('aria-label', `${reset.title}: ${names}`)
}
