import type { Gesture, GestureKind } from '../../model/timeline.ts'
import { describeElement } from './describe-element.client.ts'

/** Milliseconds after a gesture in which what happens by itself is taken for its consequence. */
const followUp = 1000

/** Milliseconds between two turns of a wheel, or two steps of a finger, that are one gesture. */
const stillScrolling = 400

const heldKeys = { Control: 'ctrlKey', Meta: 'metaKey', Alt: 'altKey', Shift: 'shiftKey' } as const

/** What is read of every event. */
type Heard = Pick<Event, 'type' | 'target' | 'timeStamp'>

/** What the gestures of a document have caused. */
export interface Gestures {
  /** The gesture that has caused what runs now. */
  cause: () => BegunGesture | undefined
  /** Tells of a gesture that has called something, if nobody has yet. */
  name: (begun: BegunGesture) => void
  end: () => void
}

/** A gesture with the moment at which it began, on the clock of the document. */
interface BegunGesture {
  gesture: Gesture
  began: number
  target: EventTarget | null
  isTold: boolean
}

/**
 * Watches what a reader does. `tell` is called for each press, key and text; `isWithin` says which of them count.
 * A callback belongs to the gesture whose event runs, or which has started the timer that runs; else to the newest one
 * of the last second. `hasTimers` watches timers too: only where no other code of the document needs them as they are.
 */
export function watchGestures(
  tell: (gesture: Gesture) => void,
  {
    hasTimers = false,
    isWithin = () => true,
  }: { hasTimers?: boolean; isWithin?: (target: EventTarget | null) => boolean },
): Gestures {
  const now = performance.now.bind(performance)
  const ended = new AbortController()
  const { port1, port2 } = new MessageChannel()
  const announce = port2.postMessage.bind(port2)
  // What has caused the task that runs, where that is known. Without a gesture: a timer that none has started.
  let running: { gesture: BegunGesture | undefined } | undefined
  let newest: BegunGesture | undefined
  let passing: (BegunGesture & { seen: number }) | undefined
  let [count, isComposing, isNewText, isKeyDown] = [0, false, false, false]

  function enter(gesture: BegunGesture | undefined): void {
    // A message is read in a task of its own, after all promises of this one.
    if (running === undefined) announce(0)
    running = { gesture }
  }

  function begin(kind: GestureKind, event: Heard, more: Partial<Gesture> = {}): BegunGesture {
    count += 1
    const began = event.timeStamp > 0 ? Math.min(event.timeStamp, now()) : now()
    const gesture = { id: count, kind, text: '', held: [], keyCode: 0, edits: false, ...more }
    const target = event.target === self ? document.activeElement : event.target
    return { gesture, began, target, isTold: false }
  }

  function name(begun: BegunGesture): void {
    if (begun.isTold) return
    begun.isTold = true
    const element = begun.gesture.kind === 'wheel' ? undefined : describeElement(begun.target)
    if (element !== undefined) begun.gesture.element = element
    tell(begun.gesture)
  }

  function start(kind: GestureKind, event: Heard, more?: Partial<Gesture>): void {
    newest = begin(kind, event, more)
    passing = undefined
    name(newest)
    enter(newest)
  }

  /** Movements are told of when they have called something: there are hundreds of them. */
  function pass(kind: 'move' | 'wheel', event: Event): void {
    const isSame = passing?.gesture.kind === kind && (kind === 'move' ? event.type !== 'pointerover' : isRecent())
    if (!isSame) passing = { ...begin(kind, event), seen: 0 }
    if (passing !== undefined) passing.seen = now()
    enter(passing)
  }

  function isRecent(): boolean {
    return passing !== undefined && now() - passing.seen < stillScrolling
  }

  function isWith(kind: GestureKind): boolean {
    return newest?.gesture.kind === kind
  }

  function hearKey(event: KeyboardEvent): void {
    const { key, keyCode } = event
    if (event.type === 'keyup') {
      isKeyDown = false
      if (isWith('key')) enter(newest)
      return
    }
    if (event.isComposing || key in heldKeys || /^(Process|Unidentified|Dead)$/.test(key)) return
    isKeyDown = true
    const held = Object.entries(heldKeys).flatMap(([each, flag]) => (event[flag] ? [each] : []))
    // Shift alone is in the letter already.
    const isLetter = key.length === 1 && held.every((each) => each === 'Shift')
    start('key', event, { text: key, held: isLetter ? [] : held, keyCode })
  }

  function hearText(event: Event): void {
    const text = event instanceof InputEvent ? (event.data ?? event.dataTransfer?.getData('text') ?? '') : ''
    const isPaste = event instanceof InputEvent && event.inputType === 'insertFromPaste'
    if (event.type === 'input') {
      if (isComposing && newest !== undefined) newest.gesture.text = text
      else if (isNewText || (isKeyDown && isWith('key'))) isNewText = false
      else start('input', event, { text })
      if (newest !== undefined) newest.gesture.edits = true
      return enter(newest)
    }
    if (isComposing || (isKeyDown && isWith('key') && !isPaste)) return enter(newest)
    isNewText = true
    start('input', event, { text })
  }

  function hearPress(event: Event): void {
    if (event.type === 'pointerdown') return start('press', event)
    if (isWith('press')) return enter(newest)
    // Enter on a button, or a screen reader. What code clicks by itself is no gesture.
    if (event.type !== 'click' || running?.gesture !== undefined || !event.isTrusted) return
    if (isWith('key') && newest !== undefined && now() - newest.began < followUp) enter(newest)
    else start('press', event)
  }

  function hearMove(event: Event): void {
    if (event instanceof MouseEvent && event.buttons > 0 && isWith('press')) enter(newest)
    else pass('move', event)
  }

  /** The focus comes into the document or leaves it: a click beside it, or Tab from there, which nothing here hears. */
  function hearFocus({ type, target }: Event): void {
    if (target !== self) return
    isKeyDown = false
    if (running !== undefined) return
    const isTab = newest?.gesture.text === 'Tab' && now() - newest.began < followUp
    if (isTab) enter(newest)
    else start(type === 'focus' ? 'enter' : 'leave', { type, target, timeStamp: 0 })
  }

  const listen = (types: string, hear: (event: never) => void): void => {
    const options = { capture: true, passive: true, signal: ended.signal }
    for (const type of types.split(' '))
      addEventListener(type, (event) => isWithin(event.target) && hear(event as never), options)
  }
  listen('pointerdown pointerup mousedown mouseup click', hearPress)
  listen('keydown keyup', hearKey)
  listen('beforeinput input', hearText)
  listen('compositionstart', (event: Event) => ((isComposing = true), start('input', event)))
  listen('compositionend', () => ((isComposing = false), enter(newest)))
  listen('pointerover pointermove mouseover mousemove pointerout mouseout', hearMove)
  listen('wheel touchmove', (event: Event) => pass('wheel', event))
  listen('scroll', () => passing?.gesture.kind === 'wheel' && isRecent() && enter(passing))
  for (const type of ['focus', 'blur']) addEventListener(type, hearFocus, { signal: ended.signal })
  port1.addEventListener('message', () => (running = undefined))
  port1.start()

  function cause(): BegunGesture | undefined {
    if (running !== undefined) return running.gesture
    return newest !== undefined && now() - newest.began < followUp ? newest : undefined
  }

  if (hasTimers) watchTimers(cause, enter)
  return { cause, name, end: () => (ended.abort(), port1.close()) }
}

/** Makes timers remember which gesture has started them. A clock that ticks belongs to none. */
function watchTimers(cause: () => BegunGesture | undefined, enter: (gesture: BegunGesture | undefined) => void): void {
  const remember = (name: 'setTimeout' | 'setInterval' | 'requestAnimationFrame'): void => {
    const original = self[name].bind(self) as (callback: unknown, ...rest: unknown[]) => number
    const watched = (callback: unknown, ...rest: unknown[]): number => {
      if (typeof callback !== 'function') return original(callback, ...rest)
      const started = name === 'setInterval' ? undefined : cause()
      return original(
        (...values: unknown[]) => {
          enter(started)
          ;(callback as (...all: unknown[]) => void)(...values)
        },
        ...rest,
      )
    }
    Object.assign(self, { [name]: watched })
  }
  remember('setTimeout')
  remember('setInterval')
  remember('requestAnimationFrame')
}
