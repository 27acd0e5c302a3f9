import { loadScript } from '../../islands/load-script.client.ts'
import { dataReplay } from '../../shared/markup.ts'
import type * as Replay from './replay.client.ts'

/** Events on the buttons that replay something. */
export const replayEvents = ['pointerover', 'focusin', 'click']

let code: typeof Replay | undefined

/** Answers a click on a replay button. Its code is loaded when a reader approaches it. */
export function handleReplay({ type, target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>(`[${dataReplay}]`) : null
  if (button === null) return
  const isClick = type === 'click'
  if (code !== undefined) {
    if (isClick) code.replay(button)
    return
  }
  void loadScript('replay', () => import('./replay.client.ts'), isClick).then((loaded) => {
    code = loaded
    if (isClick) code?.replay(button)
  })
}
