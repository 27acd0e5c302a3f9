import { pendingData, writeServerData, type ServerData } from '../islands/server-data.client.ts'
import { dataServerLoader, keyRoute, keyServerLoader } from '../shared/markup.ts'

/** Milliseconds in which the server loader has to answer. */
export const timeLimit = 15_000

let asked: Element | undefined
let running: AbortController | undefined

/** Asks the server loader for the data of the shown page, once for each page. It may be called again. */
export async function connectServerLoader(): Promise<void> {
  const page = document.querySelector<HTMLElement>(`[${dataServerLoader}]`)
  const { [keyServerLoader]: serverLoader, [keyRoute]: route } = page?.dataset ?? {}
  if (page === null || page === asked || serverLoader === undefined || route === undefined) return
  asked = page
  running?.abort()
  running = new AbortController()
  const { signal } = running
  writeServerData(pendingData, page)
  const question = { route, url: location.href }
  const data = await loadServerData(new URL(serverLoader, location.href).href, question, { signal })
  if (!signal.aborted) writeServerData(data, page)
}

/** Asks the loader at `address`, for `limit` milliseconds at most. It never rejects: a failure is a state of the answer. */
export async function loadServerData(
  address: string,
  question: { route: string; url: string },
  { limit = timeLimit, signal }: { limit?: number; signal?: AbortSignal } = {},
): Promise<ServerData> {
  const asking = new URL(address)
  for (const [name, value] of Object.entries(question)) asking.searchParams.set(name, value)
  const request = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    request.abort()
  }, limit)
  signal?.addEventListener('abort', () => request.abort(), { once: true })
  let text: string
  try {
    const response = await fetch(asking, {
      credentials: 'include',
      headers: { accept: 'application/json' },
      signal: request.signal,
    })
    if (!response.ok) return fail('status', new Error(`The server loader answered with status ${response.status}.`))
    text = await response.text()
  } catch (error) {
    return isLate
      ? fail('time-out', new Error(`The server loader did not answer within ${limit} ms.`))
      : fail('unreachable', new Error('The server loader could not be reached.', { cause: error }))
  } finally {
    clearTimeout(timer)
  }
  try {
    return { state: 'fulfilled', data: JSON.parse(text) as unknown }
  } catch (error) {
    return fail('not-json', new Error('The server loader answered with something that is not JSON.', { cause: error }))
  }
}

function fail(reason: Extract<ServerData, { state: 'rejected' }>['reason'], error: Error): ServerData {
  return { state: 'rejected', reason, error }
}
