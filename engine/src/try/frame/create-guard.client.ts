/** Milliseconds that one task of edited code may take. A page is not pleasant to use long before that. */
const timeLimit = 1500

/** Turns between two looks at the clock. */
const turnsBetween = 16

/** Thrown in code that does not end by itself. */
export class EndlessError extends Error {
  override name = 'EndlessError'
}

/**
 * Makes the function that edited code calls in each turn of a loop and at the start of each function. When one task,
 * with the promises that follow in it, takes longer than the limit, it throws, and goes on throwing: code that catches
 * the error is stopped too. `onStop` is called once, with an error whose stack says where.
 */
export function createGuard(onStop: (error: Error) => void): () => void {
  const now = performance.now.bind(performance)
  const { port1, port2 } = new MessageChannel()
  let [began, turns, isStopped] = [0, 0, false]
  // A message is read in a task of its own, after all promises of this one.
  port1.addEventListener('message', () => {
    began = 0
  })
  port1.start()
  const announce = port2.postMessage.bind(port2)
  return () => {
    if (isStopped) throw new EndlessError()
    if (began === 0) {
      began = now()
      announce(0)
    }
    turns += 1
    if (turns % turnsBetween !== 0 || now() - began < timeLimit) return
    isStopped = true
    const error = new EndlessError()
    onStop(error)
    throw error
  }
}
