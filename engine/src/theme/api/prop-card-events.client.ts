import { loadScript } from '../../islands/load-script.client.ts'
import type * as Card from './prop-card.client.ts'

/** Events that may open the card of a property. */
export const propCardEvents = ['pointerover', 'pointerdown', 'focusin']

let code: typeof Card | undefined

/** Shows what a property is beside its name, wherever a text or code names one. The code for it comes with the first. */
export function handlePropCard({ type, target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.prop-link, .c-prop') : null
  if (link === null) return
  const isHeld = type === 'pointerdown'
  if (code !== undefined) code.approach(link, isHeld)
  else
    void loadScript('prop-card', () => import('./prop-card.client.ts')).then((loaded) => {
      code = loaded
      // Who has gone on meanwhile does not want it any more.
      if (link.matches(':hover, :focus, :active')) code?.approach(link, isHeld)
    })
}
