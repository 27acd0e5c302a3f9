// A thread that takes texts through their slow steps. Plain JavaScript, because Node 20 does not run TypeScript.
import { parentPort, workerData } from 'node:worker_threads'

/** @import { PoolAnswer, PoolTask } from '../node/thread-pool.ts' */
/** @import { Site } from '../model/site.ts' */
/** @import { TextResult, TextTask } from './open-texts.ts' */

await import('../../register.mjs')
const { createTextSteps } = await import('./create-steps.ts')
const steps = createTextSteps(workerData)

/** @type {Promise<void>} */
let last = Promise.resolve()
parentPort?.on('message', (/** @type {PoolTask<TextTask>} */ message) => {
  // Answers must come in the order of the tasks.
  last = last.then(() => take(message))
})

/** @param {PoolTask<TextTask>} message */
async function take(message) {
  if (message.kind === 'told') {
    steps.know(/** @type {Site} */ (message.message))
    return
  }
  try {
    const { task } = message
    post({ result: task.kind === 'page' ? await steps.makePage(task.raw) : steps.makeTwin(task.page) })
  } catch (error) {
    const { message: text, stack } = error instanceof Error ? error : new Error(String(error))
    post({ error: { message: text, stack } })
  }
}

/** @param {PoolAnswer<TextResult>} answer */
function post(answer) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer)
}
