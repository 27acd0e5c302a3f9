import { loadScript } from '../../islands/load-script.client.ts'
import { dataLend } from '../../shared/markup.ts'
import type * as Actions from './actions.client.ts'

/** The part of a demo that has controls. */
const controls = `.demo-bar, [${dataLend}]`

/** Events on the controls. */
export const demoEvents = ['pointerover', 'focusin', 'click', 'keydown', 'change']

let actions: typeof Actions | undefined

/**
 * Handles events on the controls of demos. Their code is loaded when a reader approaches them, so that it is usually
 * there before a click or a key.
 */
export function handleDemo(event: Event): void {
  const { target } = event
  if (!(target instanceof Element) || target.closest(controls) === null) return
  if (actions !== undefined) actions.answer(event, target)
  else void load(event.type === 'click').then((code) => code?.answer(event, target))
}

async function load(isAwaited: boolean): Promise<typeof Actions | undefined> {
  actions ??= await loadScript('demo-actions', () => import('./actions.client.ts'), isAwaited)
  return actions
}
