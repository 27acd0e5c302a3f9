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

/** React and what needs it. Its address stands in the page, which may be that of a newer build: it shares no module with this one. */
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

/** Sets what is tried when a chunk is missing. It resolves true when the page has been renewed, or is about to be. */
export function setRescue(attempt: () => Promise<boolean>): void {
  rescue = attempt
}

/**
 * Loads React and the island's module, side by side, and hydrates it. Safe to call twice. Never rejects.
 * Resolves with the way to repeat a gesture when the island is alive, with undefined when it is not: then its error is shown.
 */
export function wakeIsland(element: HTMLElement): Promise<Replay | undefined> {
  const running = waking.get(element) ?? wake(element)
  waking.set(element, running)
  return running
}

/** Ends an island that leaves the page. */
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
      // Every island draws with it: never twice.
      loadModule<HydrateModule>(root.dataset[keyHydrate] ?? '', false),
      loadModule<IslandModule>(src, true),
    ])
    if (!element.isConnected) return undefined
    const tree = runtime.hydrateIsland(element, component, {
      props: props === undefined ? {} : (JSON.parse(props) as Record<string, unknown>),
      // What was not prerendered is drawn from nothing.
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
    // The reader has gone on to another page.
    if (!element.isConnected) return undefined
    if (isMissing && (await rescue())) {
      const renewed = document.querySelector<HTMLElement>(`[${dataIsland}="${CSS.escape(island)}"]`)
      return renewed === null || renewed === element ? undefined : wakeIsland(renewed)
    }
    setState(element, 'rejected')
    showLoadError(element, () => void wakeIsland(element))
    return undefined
  }
}

function setState(element: HTMLElement, state: LoadState): void {
  element.dataset[keyState] = state
}

/** React attaches its handlers while hydrating, which is done before the next frame's task. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
