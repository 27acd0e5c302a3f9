import Select from '@rc-component/select'
import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dataLend, lendEvent, type TimelineLoan } from 'vitrine/play'
import type { PlayWords } from './words.ts'

/** The select, or one that tells of its callbacks. */
export type SelectLike = React.ElementType

interface RecorderProps {
  /** Address of what the editor needs; the timeline takes its words from there. */
  address: string
  words: PlayWords
  say: (sentence: string) => void
  /** Draws another select: one that is recorded, or without one the plain one. */
  onSelect: (select: SelectLike | undefined) => void
}

/** What a gesture has to touch to count. The list stands outside of the stage. */
const watched = '.play-stage, .rc-select-dropdown'

/** The switch of the event timeline, and its panel. Nothing of it is loaded before the first click. */
export function Recorder({ address, words, say, onSelect }: RecorderProps) {
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [running, setRunning] = useState<{ panel: HTMLElement; stop: () => void }>()
  const isOn = running !== undefined

  useEffect(() => {
    const at = button.current
    const hear = (event: Event): void => {
      const loan = (event as CustomEvent<TimelineLoan | undefined>).detail
      const [component] = loan?.data.watched?.components ?? []
      if (loan === undefined || component === undefined) return say(words.recordFailed)
      const stop = (): void => {
        recorder.end()
        timeline.end()
        onSelect(undefined)
        setRunning(undefined)
        button.current?.focus()
      }
      const timeline = loan.openTimeline({ ...loan, file: './playground', onEnd: stop })
      const recorder = loan.recordCalls(timeline.add, {
        isWithin: (target) => target instanceof Element && target.closest(watched) !== null,
      })
      const recorded = loan.watchComponent({ createElement, useState }, Select, component, recorder)
      onSelect(recorded)
      setRunning({ panel: timeline.element, stop })
    }
    at?.addEventListener(lendEvent, hear)
    return () => at?.removeEventListener(lendEvent, hear)
  }, [words, say, onSelect])

  // The panel is seen once the select is drawn that it records.
  useLayoutEffect(() => {
    if (running !== undefined) place.current?.append(running.panel)
  }, [running])

  // A click is heard by the page, which lends the timeline to a button that has this mark.
  return (
    <>
      <button
        ref={button}
        type="button"
        className="play-record"
        aria-pressed={isOn}
        {...(isOn ? { onClick: running.stop } : { [dataLend]: '', 'data-try': address })}
      >
        {words.record}
      </button>
      <div ref={place} className="play-timeline" />
    </>
  )
}
