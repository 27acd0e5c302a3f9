import { readLook } from './read-look.client.ts'
import type { TryStage } from './open-stage.client.ts'
import { dataScheme } from '../../shared/markup.ts'

/** Keeps a stage looking as the page and the menu of the demo say, until `signal` is aborted. */
export function watchLook(demo: HTMLElement, stage: TryStage, signal: AbortSignal): void {
  const show = (): void => {
    const { look, width } = readLook(demo)
    stage.look(look, width)
  }
  const changes = new MutationObserver(show)
  changes.observe(document.documentElement, { attributeFilter: [dataScheme, 'dir'] })
  demo.addEventListener('change', show, { signal })
  // A button of the demo may reset its menu, after this event.
  demo.addEventListener('click', () => setTimeout(show), { signal })
  signal.addEventListener('abort', () => changes.disconnect())
  show()
}
