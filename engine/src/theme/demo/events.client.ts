import { loadScript } from '../../islands/load-script.client.ts'
import type * as Actions from './actions.client.ts'

/** The part of a previewer that does something. */
const controls = '.demo-bar'

/** Events on them. */
export const demoEvents = ['pointerover', 'focusin', 'click', 'keydown', 'change']

let actions: typeof Actions | undefined

/** The controls of demos: their code comes with the first approach, so that a click or a key finds it there. */
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
