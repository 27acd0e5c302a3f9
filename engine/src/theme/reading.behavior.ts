/** Controls in the text whose code is loaded when one of them is first approached. */
const controls = '[data-copy], [data-anchor], [data-fold]'

let act: ((control: HTMLElement) => void) | undefined

/** Copy buttons, anchors and folds: their code comes with the first hover, focus or touch, so that a click finds it there. */
export function connectReading(): void {
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null
      if (control === null) return
      const isClick = type === 'click'
      if (act === undefined)
        void import('./reading-actions.ts').then((actions) => {
          ;({ act } = actions)
          if (isClick) act(control)
        })
      // Without a detour, so that the next frame shows it.
      else if (isClick) act(control)
    })
  }
}
