/** Controls in the text whose code is loaded when one of them is first approached. */
const controls = '[data-copy], [data-anchor], [data-fold]'

/** Copy buttons, anchors and folds: their code comes with the first hover, focus or touch, so that a click finds it there. */
export function connectReading(): void {
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null
      if (control === null) return
      void import('./reading-actions.ts').then(({ act }) => {
        if (type === 'click') act(control)
      })
    })
  }
}
