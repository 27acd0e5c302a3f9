import { reportFailure } from '../shared/report-failure.ts'
import { readIslandWords } from './island-words.ts'
import { listModules, preloadModules } from './preload-modules.ts'
import { isOutdated, reloadOnce } from './reload-once.ts'
import { showLoadError } from './show-load-error.ts'
import type { Replay } from './watch-gesture.ts'

/** The code that brings islands to life. It is loaded with the first one. */
export interface WakeModule {
  wakeIsland: (element: HTMLElement) => Promise<Replay | undefined>
}

/** Wakes an island: its own scripts are fetched at once, beside the code that runs them. Never rejects. */
export async function startIsland(element: HTMLElement, load: () => Promise<WakeModule>): Promise<Replay | undefined> {
  element.dataset['state'] = 'pending'
  preloadModules(listModules(element, document.documentElement))
  try {
    const { wakeIsland } = await load()
    return await wakeIsland(element)
  } catch (error) {
    reportFailure('chunk', error)
    if ((await isOutdated()) && reloadOnce()) return undefined
    element.dataset['state'] = 'rejected'
    showLoadError(element, readIslandWords(element), () => void startIsland(element, load))
    return undefined
  }
}
