import type { LocaleResult, LocaleSearch } from '../../model/search-engine.ts'

/** Milliseconds between the last key and the query (spec §9). */
const queryDelay = 200

/** Milliseconds after which a reader should hear that the answer is still to come. The bar of the list appears then too. */
const lateTime = 500

/** The state of a search. */
export interface SearchProgress {
  /** True when the field has text, so that there is something to answer. */
  isFilled: boolean
  /** True while the answer to the latest question is still to come. `result` is the previous answer until then. */
  isLoading: boolean
  /** True when that takes long. */
  isLate: boolean
  isUnavailable: boolean
  result: LocaleResult | undefined
}

/** Decides what is asked and when it is sent. Only the answer to the latest question counts. */
export interface SearchSession {
  readonly progress: SearchProgress
  /** Takes the text of the field. An empty text ends the search at once. The same words again change nothing. */
  ask: (text: string) => void
  /** Asks at once, for a reader who comes back to a list. The option with this link becomes active. */
  resume: (text: string, link: string | undefined) => void
  /** Asks the same question again after a failure. */
  retry: () => void
  /** Stops a question that has not been sent yet. The next `ask` sends it again. */
  hold: () => void
  end: () => void
}

/** `onChange` is called for each change of the progress. It gets `link` with an answer to `resume`. */
export function createSearchSession(
  engine: LocaleSearch,
  onChange: (progress: SearchProgress, link?: string) => void,
  onError: (error: unknown) => void,
): SearchSession {
  let progress: SearchProgress = {
    isFilled: false,
    isLoading: false,
    isLate: false,
    isUnavailable: false,
    result: undefined,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let lateTimer: ReturnType<typeof setTimeout> | undefined
  /** The trimmed text that was asked last. Undefined after `hold`. */
  let asked: string | undefined = ''
  let turn = 0

  const change = (next: Partial<SearchProgress>, link?: string): void => {
    progress = { ...progress, ...next }
    if (!progress.isLoading) {
      clearTimeout(lateTimer)
      progress.isLate = false
    }
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
      if (own !== turn) return
      if (result !== undefined) change({ isLoading: false, result }, link)
      // An edit in development has closed the engine, which now knows the new text.
      else await answer(keywords, link)
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
    clearTimeout(lateTimer)
    lateTimer = setTimeout(() => change({ isLate: true }), lateTime)
    change({ isFilled: true, isLoading: true, isLate: false, isUnavailable: false })
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
      if (text.trim() === '') return
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
      clearTimeout(lateTimer)
      turn++
      engine.close()
    },
  }
}
