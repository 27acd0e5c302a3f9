// Keeps the site for readers who have asked for it, and answers from what is kept. The browser starts it, and asks its
// address for a newer one with each load of a page. A newer one downloads its version while this one goes on answering.
import type { OfflineManifest, OfflineNews, OfflineOrder } from '../model/offline.ts'
import { answerKept, mayAnswer } from './answer-kept.worker.ts'
import { createKeptSite, type KeptAnswer } from './find-kept.ts'
import { dropOthers, KeepError, keepFiles } from './keep-files.worker.ts'
import { manifestFile, storePrefix, versionPlace as version } from './names.ts'
import { toKey } from './places.ts'

// The types of workers know this scope only by its own name.
const worker = self as unknown as ServiceWorkerGlobalScope
const { scope } = worker.registration
const base = new URL(scope).pathname
const cacheName = storePrefix + base

let stopping = new AbortController()
let keeping: Promise<void> | undefined
let site: Promise<((pathname: string) => KeptAnswer) | undefined> | undefined

worker.addEventListener('install', (event) => {
  event.waitUntil(keep())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

worker.addEventListener('message', (event) => {
  const order = event.data as OfflineOrder
  if (order === 'stop') stopping.abort()
  if (order === 'take-over') event.waitUntil(worker.skipWaiting())
  // Its files may be gone although the worker is there: readers and browsers delete them by themselves.
  if (order === 'keep') event.waitUntil(keep().catch(() => undefined))
})

worker.addEventListener('fetch', (event) => {
  if (mayAnswer(event.request, scope)) event.respondWith(answer(event.request))
})

async function answer(request: Request): Promise<Response> {
  site ??= openSite()
  const find = await site
  if (find === undefined) site = undefined
  return answerKept(request, { find, read, fetch: (asked) => fetch(asked) })
}

/** Undefined when no manifest is stored, or one that cannot be read. Then the host answers. */
async function openSite(): Promise<((pathname: string) => KeptAnswer) | undefined> {
  try {
    const stored = await read(toKey(base, manifestFile, version))
    return stored === undefined ? undefined : createKeptSite((await stored.json()) as OfflineManifest, base)
  } catch {
    return undefined
  }
}

/** A stored file. It creates no store: a reader may have removed it. */
async function read(key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName, ignoreVary: true }).catch(() => undefined)
}

function keep(): Promise<void> {
  keeping ??= download().finally(() => {
    keeping = undefined
  })
  return keeping
}

async function download(): Promise<void> {
  stopping = new AbortController()
  try {
    const store = await openStore()
    await keepFiles({
      base,
      version,
      store,
      fetch: (address, options) => fetch(address, options),
      measureRoom,
      tell: (done, total) => void tell({ site: base, kind: 'progress', done, total }),
      signal: stopping.signal,
    })
    site = undefined
    await tell({ site: base, kind: 'kept' })
  } catch (error) {
    // Before the browser says that this worker has failed, so that pages know why.
    if (!stopping.signal.aborted)
      await tell({ site: base, kind: 'failed', reason: error instanceof KeepError ? error.reason : 'denied' })
    throw error
  }
}

async function measureRoom(): Promise<number> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate().catch(() => undefined)) ?? {}
  return quota - usage
}

async function openStore(): Promise<Cache> {
  try {
    return await caches.open(cacheName)
  } catch (error) {
    throw new KeepError('denied', error)
  }
}

/** Older versions are not needed any more, and the pages that are open get their files from this version from now on. */
async function takeOver(): Promise<void> {
  if (await caches.has(cacheName)) await dropOthers(await caches.open(cacheName), base, version)
  await worker.clients.claim()
}

/** Tells all pages, also those that the worker does not answer yet. */
async function tell(news: OfflineNews): Promise<void> {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of this worker has its origin
  for (const page of pages) page.postMessage(news)
}
