import { dataBuild } from '../shared/markup.ts'

/** The HTML of a page and the build that wrote it. */
export interface FetchedPage {
  text: string
  build: string
}

/** Pages fetched before a reader asks for them, by address without hash. Each is used once, then removed. */
export const prefetched = new Map<string, Promise<FetchedPage | undefined>>()

/**
 * Fetches a page of the site. Undefined when the answer is anything else: a redirect, an error, not HTML,
 * not of an engine's build, or cut off. Rejects when there is no answer at all.
 */
export async function fetchPage(address: string, signal?: AbortSignal): Promise<FetchedPage | undefined> {
  const key = address.replace(/#.*/s, '')
  const early = prefetched.get(key)
  prefetched.delete(key)
  return (await early?.catch(() => undefined)) ?? requestPage(key, signal)
}

/** The same without a look at what was fetched before. */
export async function requestPage(
  address: string,
  signal?: AbortSignal,
  priority: RequestPriority = 'auto',
): Promise<FetchedPage | undefined> {
  const response = await fetch(address, {
    signal: signal ?? null,
    priority,
    // Where a redirect leads, a plain load finds out: it may be another site.
    redirect: 'manual',
    headers: { accept: 'text/html' },
  })
  if (!response.ok || !/^text\/html\b/.test(response.headers.get('content-type') ?? '')) return undefined
  try {
    return readPage(await response.text())
  } catch (error) {
    if (navigator.onLine) return undefined
    throw error
  }
}

/** The build that a whole page names; undefined for any other text. */
export function readPage(text: string): FetchedPage | undefined {
  const build = new RegExp(`<html[^>]*\\s${dataBuild}="([^"]+)"`).exec(text)?.[1]
  return build !== undefined && /<\/html>\s*$/.test(text) ? { text, build } : undefined
}
