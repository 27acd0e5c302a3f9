import type { Gesture, TouchedElement } from '../../model/timeline.ts'
import type { TimelineWords } from '../../model/try.ts'
import { fillWords } from '../../shared/fill-words.ts'

/** What a reader did, in a line. */
export function describeGesture(gesture: Gesture | undefined, isContinued: boolean, words: TimelineWords): string {
  if (gesture === undefined) return words.byItself
  const { kind, text, held, element } = gesture
  const place = element === undefined ? '' : describeTouched(element)
  const sentences = {
    press: place === '' ? words.press : fillWords(words.pressOn, { element: place }),
    key: fillWords(words.key, { key: [...held, text === ' ' ? 'Space' : text].join('+') }),
    input: fillWords(words.input, { text }),
    move: place === '' ? words.move : fillWords(words.moveOver, { element: place }),
    wheel: words.wheel,
    enter: words.enter,
    leave: words.leave,
  }
  return isContinued ? fillWords(words.continued, { gesture: sentences[kind] }) : sentences[kind]
}

function describeTouched({ role, name }: TouchedElement): string {
  return [role ?? '', name === '' ? '' : `“${name}”`].filter((part) => part !== '').join(' ')
}
