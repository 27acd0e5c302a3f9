/** Room in pixels below an element that opens something, as in the other frames of stages. */
const popupRoom = 340

const opened = '[aria-expanded="true"], dialog[open]'

/** Tells how high the frame must be: its content, and the room of what opens in it, which is kept. */
export function watchSize(content: HTMLElement, tell: (height: number) => void): void {
  let [room, told] = [0, 0]
  const update = (): void => {
    const height = Math.max(content.offsetHeight, room)
    if (height === told) return
    told = height
    tell(height)
  }
  new ResizeObserver(update).observe(content)
  new MutationObserver(() => {
    for (const element of document.querySelectorAll(opened))
      room = Math.max(room, Math.ceil(element.getBoundingClientRect().bottom + scrollY) + popupRoom)
    update()
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-expanded', 'open'] })
}
