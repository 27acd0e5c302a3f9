import type { KeepFailure, KeptFile, OfflineManifest } from '../model/offline.ts'
import { manifestFile } from './names.ts'
import { mapDocuments, toAddress, toKey } from './places.ts'

/** The part of a browser's `Cache` that is used here. */
export type Store = Pick<Cache, 'keys' | 'match' | 'put' | 'delete'>

/** What keeping a site needs. */
export interface KeepOptions {
  base: string
  /** The version to keep. */
  version: string
  store: Store
  fetch: (address: string, options: RequestInit) => Promise<Response>
  /** Bytes that the browser still gives to this host; Infinity where it does not say. */
  measureRoom: () => Promise<number>
  /** Called with the bytes that are there, and those of the whole site. */
  tell: (done: number, total: number) => void
  /** Stops the download. */
  signal: AbortSignal
}

/** Why a site is not kept. What has arrived stays for the next try, unless there was no room. */
export class KeepError extends Error {
  override name = 'KeepError'
  reason: KeepFailure

  constructor(reason: KeepFailure, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/** So many files are fetched at a time. */
const lanes = 6

/** Milliseconds that one file may take (spec §9). */
const timeLimit = 120_000

/** How a file is asked for: first as the browser may have it, then past everything between the browser and the host. */
const tries = ['no-cache', 'reload'] as const

/**
 * Stores every file of a version that is not stored yet, each checked by its hash, and last the manifest: a version
 * whose manifest is stored is whole. Versions that are stored already are not touched. Rejects with `KeepError`.
 */
export async function keepFiles(options: KeepOptions): Promise<void> {
  const { base, version, store, tell } = options
  const manifestKey = toKey(base, manifestFile, version)
  const [manifest, text] = await readManifest(options)
  const known = new Set((await store.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search))
  const waiting = manifest.files.filter(([path, hash]) => !known.has(toKey(base, path, hash)))
  const missing = waiting.reduce((sum, [, , bytes]) => sum + bytes, 0)
  // Asked first: without room each visit would download for nothing.
  if ((await options.measureRoom()) < missing) throw new KeepError('full')
  let done = manifest.bytes - missing
  tell(done, manifest.bytes)
  const documents = mapDocuments(manifest.addresses)
  const ending = new AbortController()
  const signal = AbortSignal.any([options.signal, ending.signal])
  const queue = waiting.values()
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const [path, hash, bytes] = file
      const address = toAddress(base, documents.get(path)?.slice(1) ?? path)
      await put(store, toKey(base, path, hash), await fetchWhole(address, file, { ...options, signal }))
      signal.throwIfAborted()
      done += bytes
      tell(done, manifest.bytes)
    }
  }
  // The first failure ends all lanes. It is told when none of them stores anything any more.
  const failures: unknown[] = []
  const lane = (): Promise<void> =>
    work().catch((error: unknown) => {
      failures.push(error)
      ending.abort()
    })
  await Promise.all(Array.from({ length: lanes }, lane))
  if (failures.length === 0) {
    const list = new Response(text, { headers: { 'content-type': 'application/json' } })
    await put(store, manifestKey, list).catch((error: unknown) => failures.push(error))
  }
  const [failure] = failures
  if (failure instanceof KeepError && failure.reason === 'full') await dropOthers(store, base)
  if (failures.length > 0) throw failure
}

/** Removes all files that no stored manifest lists. With `version` only the manifest of that version counts. */
export async function dropOthers(store: Store, base: string, version?: string): Promise<void> {
  const keys = (await store.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search)
  const prefix = toKey(base, manifestFile, version ?? '')
  const manifests = keys.filter((key) => (version === undefined ? key.startsWith(prefix) : key === prefix))
  const wanted = new Set(manifests)
  for (const key of manifests) {
    const manifest = (await (await store.match(key))?.json()) as OfflineManifest | undefined
    for (const [path, hash] of manifest?.files ?? []) wanted.add(toKey(base, path, hash))
  }
  await Promise.all(keys.filter((key) => !wanted.has(key)).map((key) => store.delete(key)))
}

/** The manifest and its text. A stored one is as good as the host's. */
async function readManifest({ base, version, store, fetch, signal }: KeepOptions): Promise<[OfflineManifest, string]> {
  const stored = await store.match(toKey(base, manifestFile, version))
  const text = await (stored ?? (await ask(fetch, toAddress(base, manifestFile), 'no-store', signal))).text()
  try {
    const manifest = JSON.parse(text) as OfflineManifest
    if (manifest.version === version) return [manifest, text]
  } catch {
    // The not-found page, or half of a manifest.
  }
  throw new KeepError('changed')
}

/** The answer to an address, of which every byte is there and as announced. */
async function fetchWhole(
  address: string,
  [, hash, size]: KeptFile,
  { fetch, signal }: Pick<KeepOptions, 'fetch' | 'signal'>,
): Promise<Response> {
  let reason: KeepFailure = 'cut'
  for (const cache of tries) {
    try {
      const response = await ask(fetch, address, cache, signal)
      const bytes = await response.arrayBuffer()
      // The status does not count: hosts send the not-found page with 404.
      if (bytes.byteLength === size && (await hashOf(bytes)) === hash) return rebuild(bytes, response.headers)
      reason = 'changed'
    } catch {
      signal.throwIfAborted()
      reason = 'cut'
    }
  }
  throw new KeepError(reason)
}

async function ask(
  fetch: KeepOptions['fetch'],
  address: string,
  cache: RequestCache,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(address, { cache, signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]) })
  } catch (error) {
    signal.throwIfAborted()
    throw new KeepError('cut', error)
  }
}

/**
 * An answer that can be stored and given later. Headers that speak of the way it came are left out. So is whether a
 * redirect led to it, because browsers take no redirected answer for a page.
 */
function rebuild(bytes: ArrayBuffer, from: Headers): Response {
  const headers = new Headers(from)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'etag']) headers.delete(name)
  return new Response(bytes, { headers })
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function put(store: Store, key: string, response: Response): Promise<void> {
  try {
    await store.put(key, response)
  } catch (error) {
    throw new KeepError(error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'denied', error)
  }
}
