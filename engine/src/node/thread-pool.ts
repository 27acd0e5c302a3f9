import { Worker } from 'node:worker_threads'

/** Threads that do one kind of work. */
export interface ThreadPool<Task, Result> {
  /** Gives a task to the next thread that is free. Throws what the task has thrown, and when its thread has ended. */
  run: (task: Task) => Promise<Result>
  /** Tells every thread something before its next task. */
  tell: (message: unknown) => void
  close: () => Promise<void>
}

/** How a pool is opened. */
export interface PoolOptions<Task> {
  /** Its threads run this module. It answers each `PoolTask` with a `PoolAnswer`, in order. */
  script: URL
  /** What each thread is started with. */
  data: unknown
  count: number
  /** The error of a task whose thread has ended; `reason` says why, as a sentence without its end. */
  describeEnd: (task: Task, reason: string) => Error
}

export type PoolTask<Task> = { kind: 'task'; task: Task } | { kind: 'told'; message: unknown }

/** What a thread says of the oldest task that it has not answered yet. */
export type PoolAnswer<Result> = { result: Result } | { error: { message: string; stack: string | undefined } }

interface Waiting<Task, Result> {
  task: Task
  resolve: (result: Result) => void
  reject: (error: Error) => void
}

/** What a task leaves behind is gone before it would be moved to the old generation: a fifth less work for the collector. */
const resourceLimits = { maxYoungGenerationSizeMb: 64 }

/** A thread has the next task before it has done with one, so that it never waits. */
const tasksAhead = 2

/** Starts the threads. To be closed. */
export function openThreadPool<Task, Result>(options: PoolOptions<Task>): ThreadPool<Task, Result> {
  const queue: Waiting<Task, Result>[] = []
  let next = 0
  let failure: { task: Task; reason: string } | undefined
  const threads = Array.from({ length: options.count }, () => startThread())

  function startThread() {
    const worker = new Worker(options.script, { workerData: options.data, resourceLimits })
    const doing: Waiting<Task, Result>[] = []
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    const send = (message: PoolTask<Task>): void => worker.postMessage(message)
    const fill = (): void => {
      while (doing.length < tasksAhead && next < queue.length) {
        const waiting = queue[next]
        next += 1
        if (waiting === undefined) continue
        doing.push(waiting)
        send({ kind: 'task', task: waiting.task })
      }
      // Otherwise all tasks of a build would stay in memory.
      if (next === queue.length) next = queue.length = 0
    }
    worker.on('message', (answer: PoolAnswer<Result>) => {
      const done = doing.shift()
      fill()
      if ('result' in answer) done?.resolve(answer.result)
      else done?.reject(Object.assign(new Error(answer.error.message), { stack: answer.error.stack }))
    })
    const end = (reason: string): void => {
      const [first] = doing
      if (first !== undefined) failure ??= { task: first.task, reason }
      const lost = [...doing.splice(0), ...queue.splice(0)]
      next = 0
      // One thread that ends is the end of the build: the reason would come again with the next try.
      for (const { task, reject } of lost) reject(options.describeEnd(failure?.task ?? task, failure?.reason ?? reason))
    }
    worker.on('error', (error: NodeJS.ErrnoException) => {
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'it needed too much memory' : error.message)
    })
    worker.on('exit', () => end('it ended by itself'))
    return { fill, send, worker }
  }

  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) {
          reject(options.describeEnd(failure.task, failure.reason))
          return
        }
        queue.push({ task, resolve, reject })
        for (const { fill } of threads) fill()
      }),
    tell: (message) => {
      for (const { send } of threads) send({ kind: 'told', message })
    },
    close: async () => {
      for (const { worker } of threads) worker.removeAllListeners('exit')
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}
