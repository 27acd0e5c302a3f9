import { contentId } from '../../shared/markup.ts'

/** Elements that are open and may reach below the content of the document. */
const opened = '[aria-expanded="true"], dialog[open]'

/** Room in pixels for a popup below the element that opens it. */
const popupRoom = 340

/**
 * Sets the size of a stage's iframe. Its width is `width`, scaled down where there is less space, or all the space
 * when `width` is undefined. Its height is that of the content; after a popup has opened, it has room for the popup
 * too. Returns the function that stops this.
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
      // The room is kept after the popup closes. Otherwise the page would jump each time.
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
