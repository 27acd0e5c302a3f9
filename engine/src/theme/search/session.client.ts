import type { LocaleResult, LocaleSearch } from '../../model/search-engine.ts'

/** Milliseconds between the last key and the query (spec §9). */
const queryDelay = 200

/** How far a search has come. */
export interface SearchProgress {
  /** There is something to answer. */
  isFilled: boolean
  /** The answer to what is asked is still to come; until then `result` is the last one. */
  isLoading: boolean
  isUnavailable: boolean
  result: LocaleResult | undefined
}

/** What is asked, when it is sent, and which answer counts: only the one to the latest question. */
export interface SearchSession {
  readonly progress: SearchProgress
  /** Takes the text of the field. Empty answers at once, the same words again change nothing. */
  ask: (text: string) => void
  /** Asks at once, for a reader who comes back to a list and to the option with this link. */
  resume: (text: string, link: string | undefined) => void
  /** Asks the same again after a failure. */
  retry: () => void
  /** Takes back what has not been sent yet; `ask` sends it after all. */
  hold: () => void
  end: () => void
}

/** `onChange` gets every step; `link` with an answer that was asked for by `resume`. */
export function createSearchSession(
  engine: LocaleSearch,
  onChange: (progress: SearchProgress, link?: string) => void,
  onError: (error: unknown) => void,
): SearchSession {
  let progress: SearchProgress = { isFilled: false, isLoading: false, isUnavailable: false, result: undefined }
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Trimmed; undefined while it is held. */
  let asked: string | undefined = ''
  let turn = 0

  const change = (next: Partial<SearchProgress>, link?: string): void => {
    progress = { ...progress, ...next }
    onChange(progress, link)
  }

  const stop = (): void => {
    clearTimeout(timer)
    timer = undefined
  }

  const answer = async (keywords: string, link?: string): Promise<void> => {
    const own = turn
    timer = undefined
    try {
      const result = await engine.query(keywords)
      if (own === turn && result !== undefined) change({ isLoading: false, result }, link)
    } catch (error) {
      if (own !== turn) return
      onError(error)
      change({ isLoading: false, isUnavailable: true, result: undefined })
    }
  }

  const begin = (keywords: string): void => {
    stop()
    turn++
    asked = keywords
    engine.start()
    change({ isFilled: true, isLoading: true, isUnavailable: false })
  }

  const ask = (text: string): void => {
    const keywords = text.trim()
    if (keywords === asked) return
    if (keywords !== '') {
      begin(keywords)
      timer = setTimeout(() => void answer(keywords), queryDelay)
      return
    }
    stop()
    turn++
    asked = ''
    change({ isFilled: false, isLoading: false, isUnavailable: false, result: undefined })
  }

  return {
    get progress() {
      return progress
    },
    ask,
    resume: (text, link) => {
      begin(text.trim())
      void answer(text.trim(), link)
    },
    retry: () => {
      const keywords = asked ?? ''
      asked = undefined
      ask(keywords)
    },
    hold: () => {
      if (timer === undefined) return
      stop()
      asked = undefined
    },
    end: () => {
      stop()
      turn++
      engine.close()
    },
  }
}
