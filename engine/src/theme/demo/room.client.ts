import { dataFloating } from '../../shared/markup.ts'

/** Pixels between an open list and the text below its demo. */
const gap = 8

/** Frames in which an opened list is looked for: its place is known some frames after it has opened. */
const patience = 20

/**
 * Gives stages room for what opens in them: the text after a demo says what to try next, and an open list must not lie
 * on it. The room is kept after the list has closed, or the page would jump each time. Returns the function that ends
 * this.
 */
export function connectRoom(root: Element): () => void {
  const popups = new Map<Element, HTMLElement>()
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) makeRoom(target, popups.get(target))
  })
  const changes = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Element) follow(target)
  })

  function follow(control: Element, frames = patience): void {
    const demo = control.closest<HTMLElement>('.demo:not([data-compact])')
    if (demo === null || control.getAttribute('aria-expanded') !== 'true' || frames === 0) return
    const popup = findPopup(control)
    if (popup !== undefined && !popups.has(popup)) {
      popups.set(popup, demo)
      sizes.observe(popup)
    }
    if (popup !== undefined) makeRoom(popup, demo)
    requestAnimationFrame(() => follow(control, frames - 1))
  }

  changes.observe(root, { subtree: true, attributeFilter: ['aria-expanded'] })
  for (const control of root.querySelectorAll('.demo [aria-expanded="true"]')) follow(control)
  return () => {
    changes.disconnect()
    sizes.disconnect()
  }
}

/** The box around the list that a control opens: the nearest one that is laid over the page. */
function findPopup(control: Element): Element | undefined {
  let at = document.getElementById(control.getAttribute('aria-controls') ?? '')
  while (at !== null && at !== document.body) {
    const { position } = getComputedStyle(at)
    if (at.offsetHeight > 0 && (position === 'absolute' || position === 'fixed')) return at
    at = at.parentElement
  }
  return undefined
}

function makeRoom(popup: Element, demo: HTMLElement | undefined): void {
  const stage = demo?.querySelector<HTMLElement>(`.demo-stage:not([${dataFloating}]) > .stage`)
  const next = demo && findBelow(demo)
  if (!stage || !next) return
  const { top, bottom, height } = popup.getBoundingClientRect()
  // A list that opens upwards, or is not in its place yet, needs no room below.
  if (height === 0 || top < stage.getBoundingClientRect().top) return
  const missing = Math.ceil(bottom + gap - next.getBoundingClientRect().top)
  if (missing > 0) stage.style.minBlockSize = `${stage.offsetHeight + missing}px`
}

/** The first text after a demo that does not stand beside it. */
function findBelow(demo: HTMLElement): Element | undefined {
  const { left, right } = demo.getBoundingClientRect()
  for (let next = demo.nextElementSibling; next !== null; next = next.nextElementSibling) {
    const box = next.getBoundingClientRect()
    if (box.left < right && box.right > left) return next
  }
  return undefined
}
