import type { TryWords } from '../../model/try.ts'
import { clearEdits, readEdits } from '../keep-edits.client.ts'
import { make, makeButton } from './make.client.ts'

/** A dialog with all edits of this visit, which can be forgotten at once. Closing it gives the focus back. */
export function openEdits(words: TryWords, onClear: () => void): void {
  const dialog = make('dialog', 'copy-dialog try-dialog')
  const title = make('h2', '', words.editsTitle)
  title.id = 'try-edits-title'
  dialog.setAttribute('aria-labelledby', title.id)
  const list = make('ul', '')
  for (const { title: name, href } of Object.values(readEdits())) {
    const link = make('a', '', name)
    link.href = href
    link.addEventListener('click', () => dialog.close())
    list.append(make('li', '', link))
  }
  const close = makeButton(words.close, () => dialog.close())
  const clear = makeButton(words.editsClear, () => {
    clearEdits()
    dialog.close()
    onClear()
  })
  dialog.append(title, make('p', '', words.editsKept), list, make('p', 'try-row', clear, close))
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
