import { loadScript } from '../islands/load-script.ts'
import type * as Actions from './demo-actions.ts'

/** The parts of a previewer that do something. */
const controls = '.demo-bar, .demo-tabs'

let actions: typeof Actions | undefined

/** The controls of demos: their code comes with the first approach, so that a click or a key finds it there. */
export function connectDemos(): void {
  for (const type of ['pointerover', 'focusin', 'click', 'keydown', 'change']) {
    document.addEventListener(type, (event) => {
      const { target } = event
      if (!(target instanceof Element) || target.closest(controls) === null) return
      if (actions !== undefined) actions.answer(event, target)
      else void load().then((code) => code?.answer(event, target))
    })
  }
}

async function load(): Promise<typeof Actions | undefined> {
  actions ??= await loadScript('demo-actions', () => import('./demo-actions.ts'))
  return actions
}
