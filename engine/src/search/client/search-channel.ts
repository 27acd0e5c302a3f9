import type { SearchRequest, SearchResponse } from './protocol.ts'

/** What is used of a `Worker`. */
export interface SearchWorker {
  postMessage(message: SearchRequest): void
  addEventListener(type: 'message', listener: (event: { data: SearchResponse }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
  terminate(): void
}

/** A line to something that answers requests; fails only when nothing can answer on it any more. */
export interface SearchChannel {
  send(request: SearchRequest): Promise<SearchResponse>
  close(): void
}

/** The line is dead: the worker was refused, crashed, or kept silent. */
export class BrokenChannelError extends Error {
  override name = 'BrokenChannelError'
}

/** Requests to a worker, matched with their answers by id. One silence of `answerTime` milliseconds breaks the line. */
export function openWorkerChannel(worker: SearchWorker, answerTime: number): SearchChannel {
  const waiting = new Map<number, { resolve: (response: SearchResponse) => void; reject: (error: Error) => void }>()
  let broken: BrokenChannelError | undefined

  function fail(reason: string): void {
    broken ??= new BrokenChannelError(`The search worker ${reason}.`)
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
    worker.terminate()
  }

  worker.addEventListener('message', ({ data }) => {
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => fail('could not be loaded or has crashed'))
  worker.addEventListener('messageerror', () => fail('sent an answer that cannot be read'))

  return {
    async send(request) {
      if (broken !== undefined) throw broken
      let timer: ReturnType<typeof setTimeout> | undefined
      try {
        return await new Promise<SearchResponse>((resolve, reject) => {
          waiting.set(request.id, { resolve, reject })
          timer = setTimeout(() => fail(`did not answer within ${answerTime} ms`), answerTime)
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
          worker.postMessage(request)
        })
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => fail('was closed'),
  }
}

/** The same code on this thread, fetched only when it is needed. */
export async function openLocalChannel(): Promise<SearchChannel> {
  const { createAnswerer } = await import('./answer-request.ts')
  const { answer } = createAnswerer()
  return { send: async (request) => answer(request), close() {} }
}
