import { workerFile } from '../../offline/names.ts'
import { findRegistration, isWished, keepSite, onWaiting, order, readCopy, removeCopy } from './copy.client.ts'
import { showNotice } from './notice.client.ts'
import { chooseWords } from './words.client.ts'

/** Session storage key: set when the reader has closed the notice about a newer version. */
const closedKey = 'vitrine:update-closed'

/** A page that stays open asks for a newer version after so many milliseconds, when the reader comes back to it. */
const askPause = 3_600_000

/**
 * Says when a newer version of a kept site is whole. Goes on with a download that was cut off at an earlier visit, and
 * removes a copy whose site is published without a worker now: nobody would ever renew it.
 */
export async function watchCopy(base: string): Promise<void> {
  const registration = await findRegistration(base)
  if (registration?.active == null) {
    if (isWished(base) && navigator.onLine) await keepSite(base, () => undefined)
    return
  }
  const tell = (): void => {
    if (registration.waiting !== null) void showUpdate(base, registration)
  }
  tell()
  onWaiting(registration, new AbortController().signal, tell)
  let asked = 0
  const ask = (): void => {
    asked = Date.now()
    void askForUpdate(base, registration)
  }
  ask()
  addEventListener('online', ask)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - asked > askPause) ask()
  })
}

/** Shows the newest version that is kept: the waiting worker takes over, and the page is loaded anew. */
export function showNewest({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) {
    // Another tab has shown it already.
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  order(waiting, 'take-over')
}

async function askForUpdate(base: string, registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await registration.update()
  } catch {
    if (!(await isGone(base))) return
    const copy = await readCopy(base)
    await removeCopy(base)
    const words = copy && chooseWords(copy)
    if (words !== undefined) showNotice(words.gone, [[words.close, () => undefined]])
  }
}

/** True when the host answers as always but has no worker any more. A host that has lost the whole site leaves the copy alone. */
async function isGone(base: string): Promise<boolean> {
  try {
    // The worker lets requests pass that want no stored answer.
    const worker = await fetch(base + workerFile, { cache: 'no-store' })
    return [404, 410].includes(worker.status) && (await fetch(base, { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

async function showUpdate(base: string, registration: ServiceWorkerRegistration): Promise<void> {
  const copy = await readCopy(base)
  if (copy === undefined || isClosed()) return
  const words = chooseWords(copy)
  const close = showNotice(words.update, [
    [words.show, () => showNewest(registration)],
    [words.close, noteClosed],
  ])
  // Another tab has done what this one offers.
  navigator.serviceWorker.addEventListener('controllerchange', close, { once: true })
}

function isClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null
  } catch {
    return false
  }
}

function noteClosed(): void {
  try {
    sessionStorage.setItem(closedKey, '')
  } catch {
    // Without session storage the next page says it again.
  }
}
