/** A time limit that is set again and again, and that rests while somebody else is at work. */
export interface Watch {
  /** From now on the limit counts anew. */
  start: () => void
  stop: () => void
  /** Nothing counts until each pause has been resumed; then the limit counts anew. */
  pause: () => void
  resume: () => void
}

/** Milliseconds for messages that have come already while this thread was busy itself. */
const grace = 200

/** Calls `late` when nothing was heard for `limit` milliseconds after a start. */
export function watchTime(limit: number, late: () => void): Watch {
  let timer: NodeJS.Timeout | undefined
  let isOn = false
  let pauses = 0
  const set = (): void => {
    clearTimeout(timer)
    if (!isOn || pauses > 0) return
    timer = setTimeout(() => {
      timer = setTimeout(late, grace)
    }, limit)
  }
  return {
    start: () => {
      isOn = true
      set()
    },
    stop: () => {
      isOn = false
      clearTimeout(timer)
    },
    pause: () => {
      pauses += 1
      clearTimeout(timer)
    },
    resume: () => {
      pauses -= 1
      set()
    },
  }
}
