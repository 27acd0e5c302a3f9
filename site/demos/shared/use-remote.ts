// A hook for a field that searches on a server: it waits for a pause in typing
// and drops answers that come too late.

import { useEffect, useRef, useState } from 'react'
import { pause } from './remote.ts'
// #region site
import { network } from '../../theme/network/network.ts'
// #endregion site

/** A pause in typing of this many milliseconds sends the query. */
const typingPause = 250

type RemotePhase = 'hint' | 'searching' | 'results' | 'nothing' | 'error'

interface RemoteAnswer<T> {
  phase: RemotePhase
  /** The text as typed. */
  query: string
  items: readonly T[]
  /** Why it failed; empty in every other phase. */
  reason: string
}

export interface Remote<T> extends RemoteAnswer<T> {
  /** Requests that left. */
  sent: number
  /**
   * Requests that were given up because a newer query, or nobody, needed them.
   */
  dropped: number
  /**
   * Takes the text of the field. Blank text resets without a request. Old items
   * go at once.
   */
  search: (query: string) => void
  /** Sends the last query again, without waiting. */
  retry: () => void
  /** Forgets text, items and errors. */
  reset: () => void
  /**
   * For `onBlur`: as `reset`, but an error stays, so that the reader can reach
   * its Retry button.
   */
  leave: () => void
}

/**
 * A search field's conversation with a server: debounced, latest query wins,
 * nothing happens after unmount.
 */
export function useRemote<T>(
  request: (query: string, signal: AbortSignal) => Promise<readonly T[]>,
): Remote<T> {
  const [answer, setAnswer] = useState<RemoteAnswer<T>>({
    phase: 'hint',
    query: '',
    items: [],
    reason: '',
  })
  const [sent, setSent] = useState(0)
  const [dropped, setDropped] = useState(0)
  const current = useRef<{ controller: AbortController; sent: boolean } | null>(
    null,
  )

  useEffect(() => () => current.current?.controller.abort(), [])

  function drop() {
    if (current.current?.sent) setDropped((count) => count + 1)
    current.current?.controller.abort()
    current.current = null
  }

  async function start(query: string, wait: number) {
    drop()
    const mine = { controller: new AbortController(), sent: false }
    const { signal } = mine.controller
    current.current = mine
    setAnswer({ phase: 'searching', query, items: [], reason: '' })
    try {
      await pause(wait, signal)
      mine.sent = true
      setSent((count) => count + 1)
      const items = await request(query.trim(), signal)
      // A source may ignore the signal and answer all the same: an old answer
      // must not replace a newer one.
      if (signal.aborted) return
      setAnswer({
        phase: items.length > 0 ? 'results' : 'nothing',
        query,
        items,
        reason: '',
      })
      // #region site
      network.reportShown(signal)
      // #endregion site
    } catch (error) {
      if (signal.aborted) return
      setAnswer({
        phase: 'error',
        query,
        items: [],
        reason: error instanceof Error ? error.message : String(error),
      })
      // #region site
      network.reportShown(signal)
      // #endregion site
    }
    current.current = null
  }

  function reset(query = '') {
    drop()
    setAnswer({ phase: 'hint', query, items: [], reason: '' })
  }

  return {
    ...answer,
    sent,
    dropped,
    search: (query) =>
      query.trim() === '' ? reset(query) : void start(query, typingPause),
    retry: () => void start(answer.query, 0),
    reset: () => reset(),
    leave: () => {
      if (answer.phase !== 'error') reset()
    },
  }
}
