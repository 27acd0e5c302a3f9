/** Milliseconds after the first picture in which code does not take the focus by itself. */
const settled = 600

/**
 * Code may focus a field when it is drawn. Whoever is typing in the page meanwhile goes on typing: until a press in this
 * document the focus comes by the reader alone. Returns a function for the moment when the code is drawn.
 */
export function leaveFocus(): () => void {
  const owner = HTMLElement.prototype
  const own = Object.getOwnPropertyDescriptor(owner, 'focus') ?? {}
  const focus = own.value as (this: HTMLElement, options?: FocusOptions) => void
  const later = setTimeout.bind(self)
  const release = (): unknown => Object.defineProperty(owner, 'focus', own)
  function focusHere(this: HTMLElement, options?: FocusOptions): void {
    if (document.hasFocus()) focus.call(this, options)
  }
  Object.defineProperty(owner, 'focus', { ...own, value: focusHere })
  // A press lets code focus a field before this document has the focus.
  addEventListener('pointerdown', release, { capture: true, once: true })
  return () => void later(release, settled)
}
