import { pendingData, writeServerData, type ServerData } from '../islands/server-data.ts'

/** Milliseconds the server loader may take. */
export const timeLimit = 15_000

let running: AbortController | undefined

/** Asks the server loader for the data of the page that is shown now. To be called after each page that declares one. */
export async function connectServerLoader(): Promise<void> {
  running?.abort()
  const controller = new AbortController()
  running = controller
  const { serverLoader, route } = document.querySelector<HTMLElement>('[data-server-loader]')?.dataset ?? {}
  if (serverLoader === undefined || route === undefined) return
  writeServerData(pendingData)
  const data = await loadServerData(new URL(serverLoader, location.href).href, { route, url: location.href })
  if (!controller.signal.aborted) writeServerData(data)
}

/** Asks the loader at `address`. Never rejects: what goes wrong is a state of the answer. */
export async function loadServerData(
  address: string,
  question: { route: string; url: string },
  limit: number = timeLimit,
): Promise<ServerData> {
  const asked = new URL(address)
  for (const [name, value] of Object.entries(question)) asked.searchParams.set(name, value)
  let text: string
  try {
    const response = await fetch(asked, {
      credentials: 'include',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(limit),
    })
    if (!response.ok) return fail('status', new Error(`The server loader answered with status ${response.status}.`))
    text = await response.text()
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return isLate
      ? fail('time-out', new Error(`The server loader did not answer within ${limit} ms.`))
      : fail('unreachable', new Error('The server loader could not be reached.', { cause: error }))
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
