import type { CompileAnswer, CompileQuestion } from '../../model/try.ts'

/** Milliseconds that the compiler may take. */
const timeLimit = 10_000

/** Compiles in a worker. */
export interface Compiler {
  /** Resolves with undefined when newer code was asked for meanwhile. Rejects when the worker cannot work. */
  compile: (question: Omit<CompileQuestion, 'id'>) => Promise<CompileAnswer | undefined>
  end: () => void
}

interface Waiting {
  id: number
  resolve: (answer: CompileAnswer | undefined) => void
  reject: (error: Error) => void
}

/** Starts the worker. One that dies or does not end is started anew with the next question. */
export function openCompiler(): Compiler {
  let worker: Worker | undefined
  let waiting: Waiting | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let count = 0

  function fail(): void {
    worker?.terminate()
    worker = undefined
    clearTimeout(timer)
    waiting?.reject(new Error('The compiler does not answer.'))
    waiting = undefined
  }

  function start(): Worker {
    const started = new Worker(new URL('./compile.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('error', fail)
    started.addEventListener('message', ({ data }: MessageEvent<CompileAnswer>) => {
      if (data.id !== waiting?.id) return
      clearTimeout(timer)
      waiting.resolve(data)
      waiting = undefined
    })
    return started
  }

  return {
    compile: (question) =>
      new Promise((resolve, reject) => {
        waiting?.resolve(undefined)
        clearTimeout(timer)
        count += 1
        waiting = { id: count, resolve, reject }
        timer = setTimeout(fail, timeLimit)
        worker ??= start()
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        worker.postMessage({ id: count, ...question } satisfies CompileQuestion)
      }),
    end: () => {
      worker?.terminate()
      clearTimeout(timer)
    },
  }
}
