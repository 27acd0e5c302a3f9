import { loadScript } from '../../islands/load-script.client.ts'
import { dataAnchor, dataCopy, dataFold } from '../../shared/markup.ts'

/** Controls in the text whose code is loaded when one of them is first approached. */
const controls = `[${dataCopy}], [${dataAnchor}], [${dataFold}]`

/** Events on them. */
export const readingEvents = ['pointerover', 'focusin', 'click']

let act: ((control: HTMLElement) => void) | undefined

/** Copy buttons, anchors and folds of code: their code comes with the first hover, focus or touch, so that a click finds it there. */
export function handleReading({ type, target }: Event): void {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null
  if (control === null) return
  const isClick = type === 'click'
  // Without a detour, so that the next frame shows it.
  if (act !== undefined) {
    if (isClick) act(control)
    return
  }
  void loadScript('reading', () => import('./reading-actions.client.ts'), isClick).then((actions) => {
    act = actions?.act
    if (isClick) act?.(control)
  })
}
