import type { ComponentType } from 'react'
import type { Root } from 'react-dom/client'
import type { LoadState } from '../model/island.ts'
import type { hydrateIsland } from './hydrate-island.tsx'
import { readIslandWords } from './island-words.ts'
import { loadModule, toAddresses } from './load-module.ts'
import { showLoadError } from './show-load-error.ts'

interface HydrateModule {
  hydrateIsland: typeof hydrateIsland
}

interface IslandModule {
  default: ComponentType<Record<string, unknown>>
}

const roots = new WeakMap<Element, Root>()
const waking = new WeakMap<Element, Promise<void>>()

/** Loads React and the island's module and hydrates it. Safe to call twice. Resolves when the island is alive or its error is shown. */
export function wakeIsland(element: HTMLElement): Promise<void> {
  const running = waking.get(element) ?? wake(element)
  waking.set(element, running)
  return running
}

/** Ends an island before its element leaves the page. */
export function endIsland(element: HTMLElement): void {
  roots.get(element)?.unmount()
  roots.delete(element)
}

async function wake(element: HTMLElement): Promise<void> {
  const { hydrate = '', hydratePreload } = document.documentElement.dataset
  const { module: src = '', preload, props, island } = element.dataset
  const words = readIslandWords(element)
  setState(element, 'pending')
  try {
    const [runtime, { default: component }] = await Promise.all([
      loadModule<HydrateModule>(hydrate, toAddresses(hydratePreload)),
      loadModule<IslandModule>(src, toAddresses(preload)),
    ])
    if (!element.isConnected) return
    const root = runtime.hydrateIsland(element, component, {
      props: props === undefined ? {} : (JSON.parse(props) as Record<string, unknown>),
      // What was not prerendered is drawn from nothing.
      prefix: element.hasChildNodes() ? `${island ?? ''}-` : undefined,
      words,
      onError: (error) => {
        setState(element, 'rejected')
        reportIslandError(error)
      },
    })
    roots.set(element, root)
    await nextPaint()
    if (element.dataset['state'] === 'pending') setState(element, 'fulfilled')
  } catch (error) {
    setState(element, 'rejected')
    waking.delete(element)
    showLoadError(element, words, () => void wakeIsland(element))
    reportIslandError(error)
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

function reportIslandError(error: unknown): void {
  document.dispatchEvent(new CustomEvent('vitrine:error', { detail: error }))
}
