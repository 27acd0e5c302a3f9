import type { SearchRequest, SearchResponse } from './protocol.ts'

/** The code that answers requests, in the worker or on this thread. */
export interface AnswererModule {
  createAnswerer: () => { answer: (message: unknown) => SearchResponse | Promise<SearchResponse> }
}

/** The part of a `Worker` that is used here. */
export interface SearchWorker {
  postMessage(message: SearchRequest): void
  addEventListener(type: 'message', listener: (event: { data: SearchResponse }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
  terminate(): void
}

/** A connection to the code that answers requests. It fails only when it can give no answers any more. */
export interface SearchChannel {
  send(request: SearchRequest): Promise<SearchResponse>
  close(): void
}

/** The connection is broken: the worker was not allowed, has crashed, or did not answer in time. */
export class BrokenChannelError extends Error {
  override name = 'BrokenChannelError'
}

/**
 * Sends requests to a worker and finds the answer of each by its id. When one answer takes longer than `answerTime`
 * milliseconds, the connection counts as broken.
 */
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

/** Runs the same code on this thread. */
export function openLocalChannel({ createAnswerer }: AnswererModule): SearchChannel {
  const { answer } = createAnswerer()
  return { send: async (request) => answer(request), close() {} }
}
