import type { TryWords } from '../../model/try.ts'
import { fillWords } from '../../shared/fill-words.ts'
import type { Said } from '../stage/describe-problem.client.ts'
import { make, makeButton } from './make.client.ts'

/** Notes that are shown at once. Code that does the same forbidden thing again and again says so once. */
const most = 4

/** The sentences on a stage, or below a field, each with a way to the line that it speaks of. */
export interface Notes {
  element: HTMLElement
  add: (note: Said, act?: { name: string; does: () => void }) => void
  clear: () => void
}

/** `onPlace` is called with the file and the line of a note that a reader wants to see. */
export function createNotes(words: TryWords, onPlace: (file: string, line: number) => void): Notes {
  const element = make('div', 'try-notes')
  element.setAttribute('role', 'alert')
  element.hidden = true
  return {
    element,
    clear: () => {
      element.replaceChildren()
      element.hidden = true
    },
    add: ({ text, file, line }, act) => {
      const known = [...element.children].some((note) => note.firstChild?.textContent === text)
      if (known || element.childElementCount >= most) return
      const note = make('p', 'try-note', make('span', '', text))
      if (file !== undefined && line !== undefined) {
        const place = fillWords(words.where, { file, line: String(line) })
        note.append(
          ' ',
          makeButton(place, () => onPlace(file, line)),
        )
      }
      if (act !== undefined) note.append(' ', makeButton(act.name, act.does))
      element.append(note)
      element.hidden = false
    },
  }
}
