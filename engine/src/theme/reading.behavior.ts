import { loadScript } from '../islands/load-script.ts'

/** Controls in the text whose code is loaded when one of them is first approached. */
const controls = '[data-copy], [data-anchor], [data-fold], [data-code-group]:not([data-ready]) [data-variant]'

let act: ((control: HTMLElement) => void) | undefined

/** Copy buttons, anchors, folds and tabs of code: their code comes with the first hover, focus or touch, so that a click finds it there. */
export function connectReading(): void {
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null
      if (control === null) return
      const isClick = type === 'click'
      // Without a detour, so that the next frame shows it.
      if (act !== undefined) {
        if (isClick) act(control)
        return
      }
      void loadScript('reading', () => import('./reading-actions.ts')).then((actions) => {
        act = actions?.act
        if (isClick) act?.(control)
      })
    })
  }
}
