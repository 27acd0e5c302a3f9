/** Where progress is shown, and the clock; a test gives others. */
export interface ProgressPlace {
  write: (text: string) => void
  /** In a terminal one line changes; elsewhere each is a line of its own. */
  isTerminal: boolean
  /** Milliseconds. */
  now: () => number
}

/** Tells how far a long piece of work has come. */
export interface Progress {
  /** `done` of `total` pieces of this step are done. */
  count: (step: string, done: number, total: number) => void
  /** Takes the line away, so that something else can be said. */
  clear: () => void
}

/** Work that ends sooner says nothing. */
const silent = 5000
/** So long nothing can be said of the rest of a step. */
const unknown = 1000
/** Between two lines: in a terminal, and elsewhere. */
const pause = { terminal: 200, log: 10_000 }

const standardOutput: ProgressPlace = {
  write: (text) => process.stdout.write(text),
  isTerminal: process.stdout.isTTY,
  now: () => performance.now(),
}

/** Begins the count of the time now. */
export function showProgress(place: ProgressPlace = standardOutput): Progress {
  const began = place.now()
  let said = began
  let isShown = false
  let step: { name: string; began: number; before: number } | undefined
  const clear = (): void => {
    if (isShown) place.write('\r\u001B[K')
    isShown = false
  }
  return {
    count: (name, done, total) => {
      const now = place.now()
      // What was in the cache says nothing about the time that the rest takes.
      if (step?.name !== name) step = { name, began: now, before: done - 1 }
      const wait = place.isTerminal ? pause.terminal : pause.log
      const isKnown = now - step.began >= unknown
      if (!isKnown || now - began < silent || now - said < wait || done === total) return
      said = now
      const rate = (now - step.began) / (done - step.before)
      const line = `  ${name.padEnd(9)} ${done} of ${total}, ${describeTime(rate * (total - done))} left`
      clear()
      place.write(place.isTerminal ? line : `${line}\n`)
      isShown = place.isTerminal
    },
    clear,
  }
}

function describeTime(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  return seconds < 100 ? `about ${seconds} s` : `about ${Math.round(seconds / 60)} min`
}
