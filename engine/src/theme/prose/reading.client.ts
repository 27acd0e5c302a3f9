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
export function handleReading({ type, target }: Event): void {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null
  if (control === null) return
  const isClick = type === 'click'
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
