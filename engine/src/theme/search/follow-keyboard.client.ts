/**
 * Tells the styles of a search box, as `--visible`, how high the part of the window is that a keyboard on the screen
 * leaves free: such a keyboard covers the window and does not make it smaller. Returns the function that ends it.
 */
export function followKeyboard(root: HTMLElement, viewport: VisualViewport | null): () => void {
  if (viewport === null) return () => undefined
  const fit = (): void => {
    // A reader who has zoomed in sees a part of the window and moves about in it: nothing is covered.
    const isZoomed = Math.abs(viewport.scale - 1) > 0.01
    if (isZoomed) root.style.removeProperty('--visible')
    else root.style.setProperty('--visible', `${viewport.height}px`)
  }
  fit()
  viewport.addEventListener('resize', fit)
  return () => viewport.removeEventListener('resize', fit)
}
