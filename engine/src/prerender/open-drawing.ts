import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { Problem } from '../model/problem.ts'
import { describeEnd, describeLoose, describeThrown, type IslandPlace } from './describe-failure.ts'
import type { DocumentRequest, DrawingSource, FromDrawing, Prepared, ToDrawing } from './drawing-messages.ts'
import { watchTime } from './watch-time.ts'

const script = fileURLToPath(new URL('./draw-pages.mjs', import.meta.url))

/** What drawing needs to know. */
export interface DrawingOptions extends DrawingSource {
  /** Absolute path of the site folder. */
  root: string
  /** Milliseconds that one island may take to be loaded, and to be drawn. */
  timeLimit: number
  /** Absolute path of an island's module, by its name. */
  files: () => ReadonlyMap<string, string>
  /** Development: answers what the thread asks of Vite, and where the code that draws is, as Vite would answer. */
  fetchModule?: (payload: unknown) => Promise<unknown> | undefined
}

/** Draws documents in a thread of its own. */
export interface Drawing {
  /** Gives the site and the addresses that pages are drawn with. */
  prepare: (prepared: Prepared) => void
  /**
   * The HTML of a document. An island that throws, that calls process.exit or that takes too long becomes a problem,
   * and its stage stays empty. Everything else that throws is thrown here.
   */
  draw: (request: DocumentRequest) => Promise<string>
  /** What was wrong with islands so far, each island once. */
  problems: () => Problem[]
  /** Begins with the next document from new code, and forgets what was wrong with the old. */
  renew: () => void
  close: () => Promise<void>
}

/** Starts the thread, which loads the code of all islands at once. */
export function openDrawing(options: DrawingOptions): Drawing {
  const problems = new Map<string, Problem>()
  const aside = new Set<string>()
  let prepared: Prepared | undefined
  let thread: DrawingThread | undefined
  const start = (): DrawingThread => {
    thread = startThread(options, [...aside], {
      failed: (island, problem) => {
        if (island !== undefined) aside.add(island)
        problems.set(`${problem.file}\0${problem.line}\0${problem.what}`, problem)
      },
      ended: () => {
        thread = undefined
      },
    })
    if (prepared !== undefined) thread.send({ kind: 'prepare', ...prepared })
    return thread
  }
  start()
  const drawNow = async (request: DocumentRequest): Promise<string> => {
    for (;;) {
      const html = await (thread ?? start()).ask(request)
      if (html !== undefined) return html
      // The thread ended because of one island, which is left out from now on.
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  let lastButOne = last
  return {
    prepare: (next) => {
      prepared = next
      thread?.send({ kind: 'prepare', ...next })
    },
    draw: (request) => {
      // The thread draws in the order of the questions. It has the next one before it has answered, so it never waits.
      const drawn = lastButOne.then(() => drawNow(request))
      lastButOne = last
      last = drawn.catch(() => {})
      return drawn
    },
    problems: () => [...problems.values()],
    renew: () => {
      aside.clear()
      problems.clear()
      void thread?.end()
      thread = undefined
    },
    close: async () => {
      await thread?.end()
    },
  }
}

interface DrawingThread {
  send: (message: ToDrawing) => void
  /**
   * Undefined when the thread ended before it answered, because of an island that `failed` was told of, or of the document
   * before.
   */
  ask: (request: DocumentRequest) => Promise<string | undefined>
  end: () => Promise<void>
}

interface ThreadListener {
  failed: (island: string | undefined, problem: Problem) => void
  ended: () => void
}

function startThread(options: DrawingOptions, aside: readonly string[], listener: ThreadListener): DrawingThread {
  const { root, timeLimit, files, fetchModule, entry, mode } = options
  const worker = new Worker(script, { workerData: { entry, mode, aside } })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  const send = (message: ToDrawing): void => worker.postMessage(message)
  const waiting = new Map<number, { resolve: (html: string | undefined) => void; reject: (error: Error) => void }>()
  let place: IslandPlace | undefined
  let used = worker.performance.eventLoopUtilization()
  let isEnded = false
  let lastId = 0
  const finish = (problem: Problem | undefined): void => {
    if (isEnded) return
    isEnded = true
    watch.stop()
    if (problem !== undefined) listener.failed(place?.island, problem)
    listener.ended()
    const error = place === undefined && problem !== undefined ? new Error(problem.what) : undefined
    const [first, ...others] = waiting.values()
    waiting.clear()
    if (error === undefined) first?.resolve(undefined)
    else first?.reject(error)
    for (const { resolve } of others) resolve(undefined)
  }
  const watch = watchTime(timeLimit, () => {
    const { utilization } = worker.performance.eventLoopUtilization(used)
    finish(describeEnd({ kind: 'time-limit', timeLimit, isBusy: utilization > 0.5 }, place, root))
    void worker.terminate()
  })
  const take = (id: number): ReturnType<typeof waiting.get> => {
    const taken = waiting.get(id)
    waiting.delete(id)
    watch.stop()
    return taken
  }
  worker.on('message', (message: FromDrawing) => {
    if (isEnded) return
    switch (message.kind) {
      case 'at':
        place = { island: message.island, phase: message.phase, file: files().get(message.island) }
        used = worker.performance.eventLoopUtilization()
        watch.start()
        break
      case 'rest':
        watch.stop()
        break
      case 'failed':
        listener.failed(
          message.island,
          describeThrown(message.error, { ...message, file: files().get(message.island) }, root),
        )
        break
      case 'loose':
        listener.failed(undefined, describeLoose(message.error, place, root))
        break
      case 'drawn':
        take(message.id)?.resolve(message.html)
        break
      case 'threw':
        take(message.id)?.reject(Object.assign(new Error(message.error.message), { stack: message.error.stack }))
        break
      case 'fetch':
        // While a module is on its way, nobody's time runs.
        watch.pause()
        void fetchModule?.(message.payload)?.then((result) => {
          send({ kind: 'fetched', id: message.id, result })
          watch.resume()
        })
    }
  })
  worker.on('error', (error: NodeJS.ErrnoException) => {
    finish(describeEnd({ kind: 'crash', code: error.code, message: error.message }, place, root))
  })
  worker.on('exit', () => finish(describeEnd({ kind: 'crash', message: 'it ended by itself' }, place, root)))
  return {
    send,
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (isEnded) {
          resolve(undefined)
          return
        }
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        send({ kind: 'draw', id: lastId, request })
      }),
    end: async () => {
      finish(undefined)
      await worker.terminate()
    },
  }
}
