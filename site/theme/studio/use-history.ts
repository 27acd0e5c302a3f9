import { useCallback, useState } from 'react'
import { isSameTheme, type Theme } from './theme.ts'

interface Steps {
  past: readonly Theme[]
  now: Theme
  future: readonly Theme[]
  /** What the last step changed, and when: further changes of the same within a moment are no steps of their own. */
  last: { key: string; at: number }
}

/** The theme that is edited, and the way back and forth. */
export interface History {
  theme: Theme
  canUndo: boolean
  canRedo: boolean
  /** `key` names what is changed: the many values of one pull at a slider are one step. */
  change: (theme: Theme, key: string) => void
  undo: () => void
  redo: () => void
}

/** Milliseconds within which changes of one control belong together. */
const moment = 800

/** Keeps every theme that the reader has had. */
export function useHistory(): History {
  const [steps, setSteps] = useState<Steps>({ past: [], now: {}, future: [], last: { key: '', at: 0 } })
  const change = useCallback((theme: Theme, key: string) => {
    const at = performance.now()
    setSteps((old) => takeStep(old, theme, { key, at }))
  }, [])
  const undo = useCallback(() => setSteps(goBack), [])
  const redo = useCallback(() => setSteps(goForth), [])
  return {
    theme: steps.now,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    change,
    undo,
    redo,
  }
}

function takeStep(steps: Steps, theme: Theme, last: Steps['last']): Steps {
  if (isSameTheme(steps.now, theme)) return steps
  const belongs = last.key === steps.last.key && last.at - steps.last.at < moment && steps.past.length > 0
  return { past: belongs ? steps.past : [...steps.past, steps.now], now: theme, future: [], last }
}

function goBack(steps: Steps): Steps {
  const now = steps.past.at(-1)
  if (now === undefined) return steps
  return { past: steps.past.slice(0, -1), now, future: [steps.now, ...steps.future], last: { key: '', at: 0 } }
}

function goForth(steps: Steps): Steps {
  const [now, ...future] = steps.future
  if (now === undefined) return steps
  return { past: [...steps.past, steps.now], now, future, last: { key: '', at: 0 } }
}
