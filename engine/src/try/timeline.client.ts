// The event timeline: shows which callbacks components call, and which gesture has caused them. It is one file on
// demand, for the stage of a demo and for any other place that runs a component.
//
// A demo runs in a frame, which records and tells: `timeline.add(news)` with what it tells.
// Where a component runs in the page itself, the page records:
//
//   const timeline = openTimeline({ data, copyText, announce, file: './playground' })
//   host.append(timeline.element)
//   const recorder = recordCalls(timeline.add, { isWithin: (target) => stage.contains(target as Node) })
//   const Watched = watchComponent(React, Select, data.watched.components[0], recorder)   // draw this one instead
//   … recorder.end(); timeline.end()
//
// `data` is the JSON of `TryData`, whose address the pages have as `assets.tryFiles`. `isWithin` says which gestures
// count; an open list may stand outside of the stage, so it has to count too. Draw the plain component while nothing
// records: then it costs nothing.
import type { RecordedNews } from '../model/timeline.ts'
import type { TryData } from '../model/try.ts'
import { fillWords } from '../shared/fill-words.ts'
import { make, makeButton } from './panel/make.client.ts'
import { chooseCalls, isRaw } from './timeline/choose-calls.client.ts'
import { createList } from './timeline/create-list.client.ts'
import { createLog, mostCalls } from './timeline/create-log.client.ts'
import { writeTest } from './timeline/write-test.client.ts'
import { writeText } from './timeline/write-text.client.ts'
import styles from './timeline.late.css?inline'

export { recordCalls, type Recorder } from './record/record-calls.client.ts'
export { watchComponent } from './record/watch-component.client.ts'

/** What a timeline is made from. */
export interface TimelineRequest {
  data: Pick<TryData, 'words' | 'watched'>
  /** Copies a text, and confirms it on a control that has an `aria-label`. */
  copyText: (text: string, control: HTMLElement, sentence: string) => Promise<void>
  /** Where the test that is copied imports the recorded component from. */
  file: string
  /** Called by the button that ends recording. Without it there is no such button. */
  onEnd?: () => void
}

/** A panel with what was recorded. */
export interface Timeline {
  element: HTMLElement
  add: (news: RecordedNews) => void
  /** The code runs anew. */
  startRun: () => void
  end: () => void
}

let sheet: CSSStyleSheet | undefined

/** Makes an empty panel. */
export function openTimeline({ data, copyText, file, onEnd }: TimelineRequest): Timeline {
  dressPage()
  const words = data.words.timeline
  const log = createLog()
  const list = createList(words)
  let isPaused = false

  const pause = makeButton(words.pause, () => {
    isPaused = !isPaused
    pause.textContent = isPaused ? words.resume : words.pause
  })
  const clear = makeButton(words.clear, () => (log.clear(), show()))
  const copies = [
    createCopy(words.copyText, () => writeText(choose(), words)),
    createCopy(words.copyTest, () =>
      writeTest(choose(), { file, package: data.watched?.package ?? '', components: data.watched?.components ?? [] }),
    ),
  ]
  const box = make('input', '')
  box.type = 'checkbox'
  box.addEventListener('change', show)
  const boxText = make('span', '')
  const ends = onEnd === undefined ? [] : [makeButton(words.end, onEnd)]
  const bar = make('div', 'timeline-bar', make('strong', '', words.title), pause, clear, ...copies, ...ends)
  const [empty, dropped] = [make('p', 'timeline-note', words.empty), make('p', 'timeline-note')]
  const foot = make('p', 'timeline-note', make('label', '', box, ' ', boxText), make('span', '', words.about))
  const element = make('div', 'timeline', bar, empty, dropped, list.element, foot)
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', words.title)
  show()

  function createCopy(name: string, write: () => string): HTMLElement {
    const button = makeButton(name, () => {
      if (log.groups().length > 0) void copyText(write(), button, words.copied)
    })
    button.setAttribute('aria-label', name)
    return button
  }

  function choose(): ReturnType<typeof chooseCalls> {
    return chooseCalls(log.groups(), box.checked)
  }

  function show(): void {
    const all = log.groups()
    const groups = choose()
    const raw = all.flatMap(({ calls }) => calls.filter(isRaw)).reduce((sum, { times }) => sum + times, 0)
    boxText.textContent = fillWords(words.raw, { count: String(raw) })
    empty.hidden = groups.length > 0
    list.element.hidden = groups.length === 0
    dropped.hidden = log.dropped() === 0
    dropped.textContent = fillWords(words.dropped, { count: String(log.dropped()), most: String(mostCalls) })
    // Not `disabled`: a button would lose the focus that it has.
    for (const button of [clear, ...copies]) button.setAttribute('aria-disabled', String(all.length === 0))
    list.show(groups)
  }

  return {
    element,
    add: (news) => {
      if (isPaused) return
      log.add(news)
      show()
    },
    startRun: log.startRun,
    end: () => element.remove(),
  }
}

/** Its styles come with its code and not with a request of their own. */
function dressPage(): void {
  if (sheet !== undefined) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
