import { contentId } from '../../shared/markup.ts'

/** What may open in a document beyond its own height. */
const opened = '[aria-expanded="true"], dialog[open]'

/** Room in pixels for what opens below an element. */
const popupRoom = 340

/**
 * Keeps the iframe of a stage in shape: as wide as asked (made smaller where there is less room, undefined for all there
 * is), and as high as its content; once something has opened in it, high enough for that. Returns what ends this.
 */
export function followContent(viewport: HTMLElement, frame: HTMLIFrameElement, width: number | undefined): () => void {
  const isFixed = viewport.dataset['fixed'] !== undefined
  const content = new ResizeObserver(update)
  const changes = new MutationObserver(makeRoom)
  const around = new ResizeObserver(update)
  let room = 0

  function watch(): void {
    const page = frame.contentDocument
    const root = page?.querySelector(`#${contentId}`)
    content.disconnect()
    changes.disconnect()
    room = 0
    if (!page || !root) return
    content.observe(root)
    changes.observe(page.body, { subtree: true, childList: true, attributeFilter: ['aria-expanded', 'open'] })
    update()
  }

  function makeRoom(): void {
    for (const element of frame.contentDocument?.querySelectorAll(opened) ?? []) {
      const bottom = element.getBoundingClientRect().bottom + (frame.contentWindow?.scrollY ?? 0)
      // It stays, so that the page does not jump each time something opens and closes.
      room = Math.max(room, Math.ceil(bottom) + popupRoom)
    }
    update()
  }

  function update(): void {
    const space = viewport.parentElement?.clientWidth ?? 0
    const scale = width === undefined ? 1 : Math.min(1, space / width)
    const root = frame.contentDocument?.querySelector<HTMLElement>(`#${contentId}`)
    if (!isFixed && root) frame.style.blockSize = `${Math.max(root.offsetHeight, room)}px`
    frame.style.inlineSize = width === undefined ? '' : `${width}px`
    frame.style.transform = scale === 1 ? '' : `scale(${scale})`
    viewport.toggleAttribute('data-width', width !== undefined)
    viewport.style.inlineSize = width === undefined ? '' : `${width * scale}px`
    viewport.style.blockSize = scale === 1 ? '' : `${frame.offsetHeight * scale}px`
  }

  frame.addEventListener('load', watch)
  if (viewport.parentElement !== null) around.observe(viewport.parentElement)
  watch()
  return () => {
    frame.removeEventListener('load', watch)
    for (const observer of [content, changes, around]) observer.disconnect()
  }
}
