import { followContent } from './frame.client.ts'

/** For each stage with an iframe: the function that stops the sizing of the iframe. */
const ends = new WeakMap<Element, () => void>()

/**
 * Shows the stage as the form in its menu says. Every choice except the defaults needs a document of its own: the
 * stage then shows an iframe and hides the demo in the page. With the defaults that demo is shown again, in the state
 * in which the reader left it.
 */
export async function showView(form: HTMLFormElement): Promise<void> {
  const demo = form.closest<HTMLElement>('.demo')
  const stage = demo?.querySelector<HTMLElement>('.demo-stage')
  if (!demo || !stage) return
  const choices = [...new FormData(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
  )
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
  await showView(form)
  demo.querySelector<HTMLElement>('.demo-more-button')?.focus()
}

function addFrame(stage: HTMLElement, demo: HTMLElement): HTMLElement {
  const island = stage.querySelector<HTMLElement>('.stage')
  const viewport = document.createElement('div')
  viewport.className = 'demo-viewport'
  const frame = document.createElement('iframe')
  frame.title = demo.getAttribute('aria-label') ?? ''
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
