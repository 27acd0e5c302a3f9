import Select, { type SelectProps } from '@rc-component/select'
import { Component, type ReactNode } from 'react'
import type { PlayState } from 'vitrine/play'
import { chooseSet, readValue } from './build-code.ts'
import type { City } from './cities.ts'
import { readOptionSet } from './option-sets.ts'
import { useRemote } from './remote.ts'
import type { SelectLike } from './recorder.tsx'
import type { PlayWords } from './words.ts'

interface LiveProps {
  state: PlayState
  locale: string
  words: PlayWords
  /** Called with an event that the reader has chosen to see. */
  log: (name: string, told: readonly unknown[]) => void
  onReset: () => void
  /** What is drawn instead of the select while it is recorded. */
  recorded: SelectLike | undefined
}

/** Properties that are read once, when the select is drawn for the first time. The shape of the value follows the mode. */
const once = /^(?:default[A-Z]|mode$|autoFocus$|labelInValue$)/

/** The select with the settings of a state, or what it throws. */
export function Live(props: LiveProps) {
  const { state, words, onReset } = props
  // Another select where the old one would not hear of a change.
  const first = Object.entries(state).filter(([name]) => once.test(name))
  return (
    <Guard attempt={JSON.stringify(state)} words={words} onReset={onReset}>
      <LiveSelect key={JSON.stringify(first)} {...props} />
    </Guard>
  )
}

function LiveSelect({ state, locale, words, log, recorded: Drawn = Select }: LiveProps) {
  const set = chooseSet(state)
  const { options } = readOptionSet(set, locale)
  const remote = useRemote(set === 'remote' ? (options as City[]) : [])
  const own = Object.entries(state).filter(([name]) => name !== 'options')
  const given = {
    ...(set === 'remote' ? remote : set === 'none' ? {} : { options }),
    ...Object.fromEntries(own.map(([name, setting]) => [name, readValue(name, setting, log)])),
  }
  return <Drawn aria-label={words.field} {...(given as SelectProps)} />
}

interface GuardProps extends Pick<LiveProps, 'words' | 'onReset'> {
  /** After another one the select is tried again. */
  attempt: string
  children: ReactNode
}

interface GuardState {
  attempt: string
  message: string | undefined
}

/** Keeps what the select throws away from the controls. */
class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { attempt: this.props.attempt, message: undefined }

  static getDerivedStateFromError(error: unknown): Pick<GuardState, 'message'> {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  static getDerivedStateFromProps({ attempt }: GuardProps, state: GuardState): GuardState | null {
    return attempt === state.attempt ? null : { attempt, message: undefined }
  }

  override render(): ReactNode {
    const { words, onReset, children } = this.props
    if (this.state.message === undefined) return children
    return (
      <div className="island-error" role="alert">
        <p>{words.failed}</p>
        <pre>{this.state.message}</pre>
        <button type="button" onClick={onReset}>
          {words.reset}
        </button>
      </div>
    )
  }
}
