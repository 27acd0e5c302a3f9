import type { ComponentType } from 'react'
import type { LoadState } from '../model/island.ts'
import { reportFailure } from './report-failure.client.ts'
import { ChunkLoadError } from './chunk-load-error.client.ts'
import type { hydrateIsland, replayGesture } from './hydrate-island.client.tsx'
import * as word from '../shared/carried-words.ts'
import { readWord } from './read-word.client.ts'
import { loadModule } from './load-module.client.ts'
import { listModules, preloadModules } from './preload-modules.client.ts'
import { showLoadError } from './show-load-error.client.ts'
import type { Replay } from './watch-gesture.client.ts'
import { dataIsland, keyHydrate, keyIsland, keyModule, keyProps, keyState } from '../shared/markup.ts'

/**
 * React and the code that needs it. The page names its address, and the page may be of a newer build than this
 * script: the two share no module.
 */
interface HydrateModule {
  hydrateIsland: typeof hydrateIsland
  replayGesture: typeof replayGesture
}

interface IslandModule {
  default: ComponentType<Record<string, unknown>>
}

const waking = new WeakMap<Element, Promise<Replay | undefined>>()
const ends = new WeakMap<Element, () => void>()
let rescue: () => Promise<boolean> = () => Promise.resolve(false)

/** Sets what to do when a chunk is missing. `attempt` resolves true when the page has been replaced by the new build's, or soon will be. */
export function setRescue(attempt: () => Promise<boolean>): void {
  rescue = attempt
}

/**
 * Loads React and the island's module at the same time, and hydrates the island. It may be called again. It never
 * rejects. It resolves with the function that repeats a gesture; when the island could not be hydrated, it shows the
 * error and resolves with undefined.
 */
export function wakeIsland(element: HTMLElement): Promise<Replay | undefined> {
  const running = waking.get(element) ?? wake(element)
  waking.set(element, running)
  return running
}

/** Unmounts an island that leaves the page. */
export function endIsland(element: Element): void {
  ends.get(element)?.()
  ends.delete(element)
}

async function wake(element: HTMLElement): Promise<Replay | undefined> {
  const root = document.documentElement
  const { [keyModule]: src = '', [keyProps]: props, [keyIsland]: island = '' } = element.dataset
  setState(element, 'pending')
  preloadModules(listModules(element, root))
  try {
    const [runtime, { default: component }] = await Promise.all([
      // All islands import this file, so it is not a leaf: a second address would load it twice.
      loadModule<HydrateModule>(root.dataset[keyHydrate] ?? '', false),
      loadModule<IslandModule>(src, true),
    ])
    if (!element.isConnected) return undefined
    const tree = await runtime.hydrateIsland(element, component, {
      props: props === undefined ? {} : (JSON.parse(props) as Record<string, unknown>),
      // An island without prerendered HTML is drawn instead of hydrated.
      prefix: element.hasChildNodes() ? `${island}-` : undefined,
      words: {
        failed: readWord(word.demoFailed),
        detail: readWord(word.demoFailedDetail),
        retry: readWord(word.retry),
      },
      onError: (error) => {
        setState(element, 'rejected')
        reportFailure('island', error)
      },
    })
    ends.set(element, () => tree.unmount())
    await nextPaint()
    if (element.dataset[keyState] === 'pending') setState(element, 'fulfilled')
    return runtime.replayGesture
  } catch (error) {
    const isMissing = error instanceof ChunkLoadError
    reportFailure(isMissing ? 'chunk' : 'island', error)
    waking.delete(element)
    // The reader has left the page; nobody needs the error.
    if (!element.isConnected) return undefined
    if (isMissing && (await rescue())) {
      const renewed = document.querySelector<HTMLElement>(`[${dataIsland}="${CSS.escape(island)}"]`)
      return renewed === null || renewed === element ? undefined : wakeIsland(renewed)
    }
    setState(element, 'rejected')
    showLoadError(element, isMissing ? '' : String(error), () => void wakeIsland(element))
    return undefined
  }
}

function setState(element: HTMLElement, state: LoadState): void {
  element.dataset[keyState] = state
}

/** React attaches its event handlers while it hydrates. That is done before the task that follows the next frame. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
