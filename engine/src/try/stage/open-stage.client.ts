import type { Watched } from '../../model/timeline.ts'
import type { CompiledFile } from '../../model/try.ts'
import { type FrameEvent, type FrameLook, type FrameParts, openFrame, type TryFrame } from './open-frame.client.ts'

/** The stage of a demo while it shows edited code. */
export interface TryStage {
  /** Runs code. What ran before stays until the new code has drawn something or has failed. */
  run: (files: readonly CompiledFile[], entry: string, watched?: Watched) => void
  /** Ends what runs, whether it answers or not. */
  stop: () => void
  look: (look: FrameLook, width: number | undefined) => void
  end: () => void
}

/**
 * Shows edited code in a stage. Each run gets a frame of its own, so nothing is left of the run before; the next frame
 * is made ready ahead. `on` hears what happens in the newest run. With `isWaiting` the demo of the page stays in sight
 * until code has drawn something.
 */
export function openStage(
  stage: HTMLElement,
  parts: FrameParts,
  { isWaiting, on }: { isWaiting: boolean; on: (event: FrameEvent) => void },
): TryStage {
  const host = document.createElement('div')
  host.className = 'try-stage'
  host.toggleAttribute('data-waiting', isWaiting)
  stage.append(host)
  let look: FrameLook = { scheme: 'light', dir: 'ltr', lang: '' }
  let shown: TryFrame | undefined
  let running: TryFrame | undefined
  let spare: TryFrame | undefined

  function prepare(): TryFrame {
    const frame: TryFrame = openFrame(host, parts, (event) => hear(frame, event))
    frame.element.inert = true
    return frame
  }

  function hear(frame: TryFrame, event: FrameEvent): void {
    if (event.kind === 'size') frame.element.style.blockSize = `${event.height}px`
    if (frame === running && (event.kind === 'drawn' || event.kind === 'failed')) show(frame)
    if (event.kind === 'left') {
      frame.end()
      if (frame === spare) spare = undefined
    }
    // What an older run goes on saying is nobody's business.
    if (frame === (running ?? shown)) on(event)
  }

  function show(frame: TryFrame): void {
    // What stands below keeps its place until the frame says how high it is.
    frame.element.style.blockSize ||= `${(host.hasAttribute('data-waiting') ? stage : host).clientHeight}px`
    host.removeAttribute('data-waiting')
    shown?.end()
    shown = frame
    running = undefined
    frame.element.inert = false
    frame.element.dataset['shown'] = ''
    spare ??= prepare()
  }

  return {
    run: (files, entry, watched) => {
      running?.end()
      running = spare ?? prepare()
      spare = undefined
      running.look(look)
      running.run(files, entry, watched)
    },
    stop: () => {
      for (const frame of [shown, running, spare]) frame?.end()
      shown = running = spare = undefined
      host.removeAttribute('data-waiting')
    },
    look: (next, width) => {
      look = next
      host.style.inlineSize = width === undefined ? '' : `min(${width}px, 100%)`
      for (const frame of [shown, running]) frame?.look(look)
    },
    end: () => {
      for (const frame of [shown, running, spare]) frame?.end()
      host.remove()
    },
  }
}
