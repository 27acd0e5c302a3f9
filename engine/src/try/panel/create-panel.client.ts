import type { TryWords } from '../../model/try.ts'
import { make, makeButton } from './make.client.ts'

/** What a reader can do with edited code. */
export interface PanelActs {
  toggle: () => void
  reset: () => void
  share: (button: HTMLElement) => void
  list: () => void
  /** Left out where nothing can be recorded. */
  record: (() => void) | undefined
  end: () => void
}

/** What takes the place of a demo's code while it is edited. */
export interface Panel {
  element: HTMLElement
  /** Where the editor goes. */
  field: HTMLElement
  /** Id of the sentence that says how the keyboard leaves the field. */
  hintId: string
  /** Shows whether code runs and is recorded, whether there are edits, and how many demos have some. */
  show: (state: { isRunning: boolean; isEdited: boolean; isRecorded: boolean; edited: string }) => void
}

export function createPanel(
  id: string,
  words: TryWords,
  parts: { head: HTMLElement; below: readonly HTMLElement[] },
  acts: PanelActs,
): Panel {
  const field = make('div', 'try-field')
  field.id = `${id}-field`
  const hint = make('p', 'try-quiet', words.leave)
  hint.id = `${id}-hint`
  const toggle = makeButton(words.stop, acts.toggle)
  const reset = makeButton(words.reset, acts.reset)
  const share = makeButton(words.share, () => acts.share(share))
  share.setAttribute('aria-label', words.share)
  const list = makeButton('', acts.list)
  const record = acts.record === undefined ? [] : [makeButton(words.timeline.title, acts.record)]
  const buttons = make('div', 'try-acts', toggle, reset, share, list, ...record, makeButton(words.end, acts.end))
  const bar = make('div', 'try-bar', parts.head, buttons)
  const element = make('div', 'try', bar, field, ...parts.below, hint)
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', words.group)
  return {
    element,
    field,
    hintId: hint.id,
    show: ({ isRunning, isEdited, isRecorded, edited }) => {
      for (const button of record) button.setAttribute('aria-pressed', String(isRecorded))
      toggle.textContent = isRunning ? words.stop : words.run
      // Not `disabled`: the button would lose the focus that it has.
      reset.setAttribute('aria-disabled', String(!isEdited))
      list.hidden = edited === ''
      list.textContent = edited
    },
  }
}
