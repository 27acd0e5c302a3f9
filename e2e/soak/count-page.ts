import type { CDPSession, Page } from '@playwright/test'

/** What a tab holds after everything that nobody needs any more was thrown away. */
export interface Holding {
  /** Bytes. Without the just-in-time compiler there is no compiled code in it. */
  heap: number
  /** Nodes of all documents, those that only a script still knows included. */
  nodes: number
  listeners: number
  documents: number
}

const sessions = new WeakMap<Page, CDPSession>()

/** Counts what a tab holds, in Chromium. */
export async function countPage(page: Page): Promise<Holding> {
  const chrome = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, chrome)
  // The first run frees what the second one can throw away.
  await chrome.send('HeapProfiler.collectGarbage')
  await chrome.send('HeapProfiler.collectGarbage')
  const { usedSize } = await chrome.send('Runtime.getHeapUsage')
  const { documents, nodes, jsEventListeners } = await chrome.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners, documents }
}

/** By how many per cent each count has grown. */
export function compareHoldings(before: Holding, after: Holding): Omit<Holding, 'documents'> {
  const grow = (name: keyof Holding): number => Math.round((after[name] / before[name] - 1) * 1000) / 10
  return { heap: grow('heap'), nodes: grow('nodes'), listeners: grow('listeners') }
}
