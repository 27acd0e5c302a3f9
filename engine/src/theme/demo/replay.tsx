import type { ReactElement } from 'react'
import { fillWords } from '../../shared/fill-words.ts'
import { dataNeedsScripts, dataReplay, dataReplayDemo, mark } from '../../shared/markup.ts'
import { Icon } from '../parts/icon.tsx'
import type { ElementProps } from '../view.ts'

/** A text with a quiet button behind it, which has a demo of the page play something. */
export function Replay({ view, demo, act, label, children }: ElementProps<'v-replay'>): ReactElement {
  const name = fillWords(view.words.replay, { label })
  return (
    <span className="replay">
      {children}
      <button
        type="button"
        className="icon-button"
        aria-label={name}
        title={name}
        {...mark(dataReplay, act)}
        {...mark(dataReplayDemo, demo)}
        {...mark(dataNeedsScripts, '')}
      >
        <Icon name="play" />
      </button>
    </span>
  )
}
