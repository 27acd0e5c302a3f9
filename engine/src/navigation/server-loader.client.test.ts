import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { loadServerData } from './server-loader.client.ts'

const question = { route: '/demo/single', url: 'https://docs.example/en-US/demo/single?tab=api#top' }
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a real server on this machine, and gives an address that already has a query. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/loader?site=docs`
}

describe('loadServerData', () => {
  it('asks for route and address and hands over the JSON', async () => {
    const requests: IncomingMessage[] = []
    const address = await listen((request, response) => {
      requests.push(request)
      response.setHeader('content-type', 'application/json').end('{"stars":[1,2]}')
    })
    expect(await loadServerData(address, question)).toEqual({ state: 'fulfilled', data: { stars: [1, 2] } })
    const [request] = requests
    expect(request?.method).toBe('GET')
    const { pathname, searchParams } = new URL(request?.url ?? '', address)
    expect(pathname).toBe('/loader')
    expect(Object.fromEntries(searchParams)).toEqual({ site: 'docs', ...question })
  })

  it.each([
    [
      'status',
      'The server loader answered with status 503.',
      (_request, response) => response.writeHead(503).end('{}'),
    ],
    [
      'not-json',
      'The server loader answered with something that is not JSON.',
      (_request, response) => response.end('<html>'),
    ],
    ['time-out', 'The server loader did not answer within 50 ms.', () => undefined],
    ['unreachable', 'The server loader could not be reached.', (request) => request.socket.destroy()],
  ] satisfies [string, string, RequestListener][])(
    'gives a failure of kind %s as a state',
    async (reason, message, answer) => {
      const address = await listen(answer)
      // Only the case `time-out` gets a short limit. The others keep the long one, because a busy machine may be slow.
      const data = await loadServerData(address, question, reason === 'time-out' ? { limit: 50 } : {})
      expect(data).toMatchObject({ state: 'rejected', reason, error: { message } })
    },
  )

  it('counts an answer that stops half way as unreachable or too late', async () => {
    const address = await listen((_request, response) => void response.writeHead(200).write('{"a":'))
    expect(await loadServerData(address, question, { limit: 50 })).toMatchObject({
      state: 'rejected',
      reason: 'time-out',
    })
  })

  it('ends the request when nobody wants the answer any more', async () => {
    const leaving = new AbortController()
    const address = await listen((request, response) => {
      request.socket.once('close', () => ended())
      response.writeHead(200).write('{')
      leaving.abort()
    })
    let ended = (): void => undefined
    const closed = new Promise<void>((resolve) => {
      ended = resolve
    })
    expect(await loadServerData(address, question, { signal: leaving.signal })).toMatchObject({ state: 'rejected' })
    await closed
  })
})
