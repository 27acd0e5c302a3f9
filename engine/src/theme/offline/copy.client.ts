import type { KeepFailure, OfflineManifest, OfflineNews, OfflineOrder } from '../../model/offline.ts'
import { manifestFile, storePrefix, workerFile } from '../../offline/names.ts'

/** What a browser lacks for keeping a site. Undefined when it may be possible. */
export function findObstacle(): 'insecure' | 'denied' | undefined {
  if (!isSecureContext) return 'insecure'
  return 'serviceWorker' in navigator && 'caches' in window ? undefined : 'denied'
}

/** The registration of this site's worker. Another site of the same host may have one, too. */
export async function findRegistration(base: string): Promise<ServiceWorkerRegistration | undefined> {
  if (findObstacle() !== undefined) return undefined
  const found = await navigator.serviceWorker.getRegistration(base).catch(() => undefined)
  return found?.scope === new URL(base, location.href).href ? found : undefined
}

/** The manifest of the copy that answers now. Undefined when the site is not kept. */
export async function readCopy(base: string): Promise<OfflineManifest | undefined> {
  if ((await findRegistration(base))?.active == null) return undefined
  const stored = await caches
    .match(base + manifestFile, { cacheName: storePrefix + base, ignoreSearch: true })
    .catch(() => undefined)
  return (await stored?.json().catch(() => undefined)) as OfflineManifest | undefined
}

/**
 * Keeps the site: starts its worker, or takes part in what it does already. After a deploy in the middle it begins with
 * the new version, and after a pause of the browser it goes on, as long as something arrives. Gives the reason when it
 * fails, and `stopped` when the reader has stopped it.
 */
export async function keepSite(
  base: string,
  onProgress: (done: number, total: number) => void,
): Promise<KeepFailure | 'stopped' | undefined> {
  noteWish(base, true)
  let most = -1
  for (;;) {
    const { reason, done } = await tryToKeep(base, onProgress)
    if (reason !== 'changed' && reason !== 'ended') return reason
    if (done <= most) return 'changed'
    most = done
  }
}

/** Removes the copy, the worker and the reader's wish. */
export async function removeCopy(base: string): Promise<void> {
  noteWish(base, false)
  const registration = await findRegistration(base)
  if (registration !== undefined) {
    if (registration.installing !== null) order(registration.installing, 'stop')
    await registration.unregister()
  }
  await caches.delete(storePrefix + base)
}

/** True when the reader has asked for a copy. */
export function isWished(base: string): boolean {
  try {
    return localStorage.getItem(storePrefix + base) !== null
  } catch {
    return false
  }
}

/** Sends an order to the worker. */
export function order(worker: ServiceWorker, what: OfflineOrder): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  worker.postMessage(what)
}

/** Milliseconds in which both have come: the reason, and the browser's word that a worker has failed. */
const reasonDelay = 1000

type Outcome = { reason: KeepFailure | 'ended' | 'stopped' | undefined; done: number }

async function tryToKeep(base: string, onProgress: (done: number, total: number) => void): Promise<Outcome> {
  const listening = new AbortController()
  try {
    const registration = await navigator.serviceWorker.register(base + workerFile, { updateViaCache: 'none' })
    const { installing, waiting, active } = registration
    if (waiting !== null) return { reason: undefined, done: 0 }
    const worker = installing ?? active
    if (worker === null) return { reason: 'ended', done: 0 }
    return await new Promise((resolve) => {
      let done = 0
      let failure: KeepFailure | undefined
      const end = (reason: Outcome['reason']): void => resolve({ reason, done })
      listen(base, listening.signal, (news) => {
        if (news.kind === 'progress') {
          done = news.done
          onProgress(news.done, news.total)
        } else if (news.kind === 'failed') {
          failure = news.reason
          // The browser gives a new worker that has failed once more as long as it has not ended it.
          if (worker === installing && worker.state !== 'redundant') setTimeout(() => end(failure), reasonDelay)
          else end(failure)
        }
        // The first worker of a site answers from when it is active, and says so itself.
        else if (worker === active) end(undefined)
      })
      worker.addEventListener(
        'statechange',
        () => {
          if (worker.state === 'installed' && active !== null) end(undefined)
          if (worker.state === 'activated') end(undefined)
          if (worker.state !== 'redundant') return
          if (failure !== undefined) end(failure)
          else setTimeout(() => end(isWished(base) ? 'ended' : 'stopped'), reasonDelay)
        },
        { signal: listening.signal },
      )
      if (worker === active) order(worker, 'keep')
    })
  } catch (error) {
    const isDenied = error instanceof Error && /^(Security|NotSupported|InvalidState)Error$/.test(error.name)
    return { reason: isDenied ? 'denied' : 'cut', done: 0 }
  } finally {
    listening.abort()
  }
}

/** Calls `tell` when a newer version waits: one that is on its way now, or a later one. */
export function onWaiting(registration: ServiceWorkerRegistration, signal: AbortSignal, tell: () => void): void {
  const follow = (): void => {
    const worker = registration.installing
    const see = (): void => {
      if (worker?.state === 'installed') tell()
    }
    worker?.addEventListener('statechange', see, { signal })
  }
  follow()
  registration.addEventListener('updatefound', follow, { signal })
}

/** Hears what the worker of this site says. */
export function listen(base: string, signal: AbortSignal, hear: (news: OfflineNews) => void): void {
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<Partial<OfflineNews> | undefined>) => {
      if (data?.site === base) hear(data as OfflineNews)
    },
    { signal },
  )
}

function noteWish(base: string, isWish: boolean): void {
  try {
    if (isWish) localStorage.setItem(storePrefix + base, '')
    else localStorage.removeItem(storePrefix + base)
  } catch {
    // Without it a download that was cut off does not go on by itself at the next visit.
  }
}
