import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import type { LoadState } from '../model/island.ts'
import { reportFailure } from '../shared/report-failure.ts'
import { ChunkLoadError } from './chunk-load-error.ts'
import type { hydrateIsland, replayGesture } from './hydrate-island.tsx'
import { forgetIsland } from './find-islands.ts'
import { readIslandWords } from './island-words.ts'
import { loadModule } from './load-module.ts'
import { listModules, preloadModules } from './preload-modules.ts'
import { showLoadError } from './show-load-error.ts'
import type { Replay } from './watch-gesture.ts'

interface HydrateModule {
  hydrateIsland: typeof hydrateIsland
  replayGesture: typeof replayGesture
}

interface IslandModule {
  default: ComponentType<Record<string, unknown>>
}

const roots = new WeakMap<Element, Root>()
const waking = new WeakMap<Element, Promise<Replay | undefined>>()
let rescue: () => Promise<boolean> = () => Promise.resolve(false)

/** Sets what is tried when a chunk is missing. It resolves true when the page has been renewed. */
export function setRescue(attempt: () => Promise<boolean>): void {
  rescue = attempt
}

/**
 * Loads React and the island's module and hydrates it. Safe to call twice.
 * Resolves with the way to repeat a gesture when the island is alive, with undefined when it is not: then its error is shown.
 */
export function wakeIsland(element: HTMLElement): Promise<Replay | undefined> {
  const running = waking.get(element) ?? wake(element)
  waking.set(element, running)
  return running
}

/** Ends every island below `scope`, before it leaves the page. */
export function endIslands(scope: ParentNode): void {
  for (const element of scope.querySelectorAll<HTMLElement>('[data-island]')) {
    forgetIsland(element)
    roots.get(element)?.unmount()
    roots.delete(element)
  }
}

async function wake(element: HTMLElement): Promise<Replay | undefined> {
  const { hydrate = '' } = document.documentElement.dataset
  const { module: src = '', props, island = '' } = element.dataset
  const words = readIslandWords(element)
  setState(element, 'pending')
  preloadModules(listModules(element, document.documentElement))
  try {
    const [runtime, { default: component }] = await Promise.all([
      // Every island draws with it: never twice.
      loadModule<HydrateModule>(hydrate, false),
      loadModule<IslandModule>(src, true),
    ])
    if (!element.isConnected) return undefined
    const root = runtime.hydrateIsland(element, component, {
      props: props === undefined ? {} : (JSON.parse(props) as Record<string, unknown>),
      // What was not prerendered is drawn from nothing.
      prefix: element.hasChildNodes() ? `${island}-` : undefined,
      words,
      onError: (error) => {
        setState(element, 'rejected')
        reportFailure('island', error)
      },
    })
    roots.set(element, root)
    await nextPaint()
    if (element.dataset['state'] === 'pending') setState(element, 'fulfilled')
    return runtime.replayGesture
  } catch (error) {
    const isMissing = error instanceof ChunkLoadError
    reportFailure(isMissing ? 'chunk' : 'island', error)
    waking.delete(element)
    // The reader has gone on to another page.
    if (!element.isConnected) return undefined
    if (isMissing && (await rescue())) {
      const renewed = document.querySelector<HTMLElement>(`[data-island="${CSS.escape(island)}"]`)
      return renewed === null || renewed === element ? undefined : wakeIsland(renewed)
    }
    setState(element, 'rejected')
    showLoadError(element, words, () => void wakeIsland(element))
    return undefined
  }
}

function setState(element: HTMLElement, state: LoadState): void {
  element.dataset['state'] = state
}

/** React attaches its handlers while hydrating, which is done before the next frame's task. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
