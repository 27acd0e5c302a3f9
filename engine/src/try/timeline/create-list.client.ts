import type { TimelineWords } from '../../model/try.ts'
import { fillWords } from '../../shared/fill-words.ts'
import { make } from '../panel/make.client.ts'
import type { LoggedCall, LogGroup } from './create-log.client.ts'
import { describeGesture } from './describe-gesture.client.ts'
import { formatTime } from './write-text.client.ts'

/** The table of what was recorded: a part for each gesture, a row for each call. */
export interface TimelineList {
  element: HTMLElement
  /** Shows these groups. What has not changed stays as it is. */
  show: (groups: readonly LogGroup[]) => void
}

/** It is a region that scrolls and no live one: a screen reader would read it aloud while the demo is used. */
export function createList(words: TimelineWords): TimelineList {
  const { title, columnTime, columnCall } = words
  const heads = [columnTime, columnCall].map((name) => {
    const cell = make('th', '', name)
    cell.scope = 'col'
    return cell
  })
  const table = make('table', 'timeline-table', make('thead', '', make('tr', '', ...heads)))
  const element = make('div', 'timeline-list', table)
  element.setAttribute('role', 'region')
  element.setAttribute('aria-label', title)
  element.tabIndex = 0
  let shown: { text: string; body: HTMLElement }[] = []

  function show(groups: readonly LogGroup[]): void {
    const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 8
    const hasSeveral = groups.some(({ calls }) => calls.some(({ instance }) => instance > 1))
    const known = new Map(shown.map((part) => [part.text, part.body]))
    shown = groups.map((group, index) => {
      const isNewRun = index > 0 && groups[index - 1]?.run !== group.run
      // Two groups of the same text are the same to see, but each needs its own place.
      const text = JSON.stringify([index, group, hasSeveral, isNewRun])
      return { text, body: known.get(text) ?? createBody(group, hasSeveral, isNewRun) }
    })
    const bodies = new Set<Element>(shown.map(({ body }) => body))
    for (const body of Array.from(table.tBodies).filter((each) => !bodies.has(each))) body.remove()
    for (const [index, { body }] of shown.entries())
      if (table.tBodies[index] !== body) table.insertBefore(body, table.tBodies[index] ?? null)
    if (isAtEnd) element.scrollTop = element.scrollHeight
  }

  function createBody({ gesture, isContinued, calls }: LogGroup, hasSeveral: boolean, isNewRun: boolean): HTMLElement {
    const head = make('th', '', describeGesture(gesture, isContinued, words))
    head.colSpan = 2
    head.scope = 'rowgroup'
    if (calls.length === 0) head.append(' ', make('span', 'timeline-quiet', words.nothing))
    const rows = calls.map((call) => createRow(call, hasSeveral))
    const body = make('tbody', '', make('tr', 'timeline-gesture', head), ...rows)
    if (isNewRun) {
      const mark = make('td', '', words.ranAgain)
      mark.colSpan = 2
      body.prepend(make('tr', 'timeline-run', mark))
    }
    return body
  }

  function createRow(
    { name, at, times, thrown, component, instance, arguments: values }: LoggedCall,
    hasSeveral: boolean,
  ): HTMLElement {
    const text = values.map((value) => value.text).join(', ')
    const cell = make('td', '', make('code', '', make('b', '', name), `(${text})`))
    if (times > 1) cell.append(' ', make('span', 'timeline-quiet', `×${times}`))
    if (hasSeveral) {
      const which = fillWords(words.instance, { component, instance: String(instance) })
      cell.append(' ', make('span', 'timeline-quiet', which))
    }
    if (thrown !== undefined) cell.append(' ', make('strong', 'timeline-thrown', `${words.threw} ${thrown}`))
    return make('tr', '', make('td', 'timeline-time', formatTime(at)), cell)
  }

  return { element, show }
}
