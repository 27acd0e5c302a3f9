import { dataBuild } from '../shared/markup.ts'

/** The HTML of a page and the build that wrote it. */
export interface FetchedPage {
  text: string
  build: string
}

/** Pages that were fetched before a reader asked for them, by address without hash. Each is used once and then removed. */
export const prefetched = new Map<string, Promise<FetchedPage | undefined>>()

/**
 * Fetches a page of the site, or takes the prefetched one. Undefined for every other answer: a redirect, an error,
 * something that is not HTML or that no engine has built, or a text that is cut off. Rejects when there is no answer
 * at all, or when `signal` ends it. `onPart` gets what has come so far, each time that more has come.
 */
export async function fetchPage(
  address: string,
  signal?: AbortSignal,
  onPart?: (page: FetchedPage) => void,
): Promise<FetchedPage | undefined> {
  const key = address.replace(/#.*/s, '')
  const early = prefetched.get(key)
  prefetched.delete(key)
  const known = early === undefined ? undefined : await Promise.race([early.catch(() => undefined), untilEnd(signal)])
  return known ?? requestPage(key, signal, 'auto', onPart)
}

/** Nobody can end a request that was made before the reader asked for the page, but its answer need not be waited for. */
function untilEnd(signal: AbortSignal | undefined): Promise<undefined> {
  return new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}

/** Fetches a page from the network, without a look at the prefetched pages. */
export async function requestPage(
  address: string,
  signal?: AbortSignal,
  priority: RequestPriority = 'auto',
  onPart?: (page: FetchedPage) => void,
): Promise<FetchedPage | undefined> {
  const response = await fetch(address, {
    signal: signal ?? null,
    priority,
    // A redirect may lead to another site. It is not followed here: the answer counts as no page, and the browser loads the address itself.
    redirect: 'manual',
    headers: { accept: 'text/html' },
  })
  if (!response.ok || !/^text\/html\b/.test(response.headers.get('content-type') ?? '')) return undefined
  try {
    return readPage(await readText(response, onPart))
  } catch (error) {
    if (navigator.onLine) return undefined
    throw error
  }
}

async function readText(response: Response, onPart?: (page: FetchedPage) => void): Promise<string> {
  if (onPart === undefined || response.body === null) return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    text += decoder.decode(value, { stream: !done })
    if (done) return text
    const build = findBuild(text)
    if (build !== undefined) onPart({ text, build })
  }
}

/** A page with the build that its HTML names. Undefined when the text is cut off or names no build. */
export function readPage(text: string): FetchedPage | undefined {
  const build = findBuild(text)
  return build !== undefined && /<\/html>\s*$/.test(text) ? { text, build } : undefined
}

function findBuild(text: string): string | undefined {
  return new RegExp(`<html[^>]*\\s${dataBuild}="([^"]+)"`).exec(text)?.[1]
}
