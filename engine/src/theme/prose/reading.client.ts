import { loadScript } from '../../islands/load-script.client.ts'
import { dataAnchor, dataCopy, dataFold } from '../../shared/markup.ts'

/** Controls in the text. Their code is loaded when a reader first approaches one of them. */
const controls = `[${dataCopy}], [${dataAnchor}], [${dataFold}]`

/** Events on the controls. */
export const readingEvents = ['pointerover', 'focusin', 'click']

let act: ((control: HTMLElement) => void) | undefined

/**
 * Handles events on copy buttons, anchors and folds of code. Their code is loaded on the first hover, focus or touch,
 * so that it is usually there before the click.
 */
export function handleReading(event: Event): void {
  const { type, target } = event
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null
  if (control === null) return
  const isClick = type === 'click'
  if (isClick && control instanceof HTMLAnchorElement) {
    // With these keys the link opens elsewhere. Otherwise its address is copied, and the page stays where it is.
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return
    event.preventDefault()
  }
  // No promise when the code is loaded already, so that the next frame shows the result.
  if (act !== undefined) {
    if (isClick) act(control)
    return
  }
  void loadScript('reading', () => import('./reading-actions.client.ts'), isClick).then((actions) => {
    act = actions?.act
    if (isClick) act?.(control)
  })
}
