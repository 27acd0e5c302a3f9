import * as word from '../../shared/carried-words.ts'
import { readWord } from '../../islands/read-word.client.ts'

/** Asks the reader to copy by hand: a field shows the text, selected. Enter or Escape closes the dialog. Resolves when it is closed. */
export function showCopyDialog(text: string, from: HTMLElement): Promise<void> {
  const isMac = /mac|iphone|ipad/i.test(navigator.platform)
  const title = readWord(word.copyPrompt, { keys: isMac ? '⌘+C' : 'Ctrl+C' })
  const dialog = document.createElement('dialog')
  dialog.className = 'copy-dialog'
  dialog.setAttribute('aria-labelledby', 'copy-dialog-title')
  const heading = document.createElement('h2')
  heading.id = 'copy-dialog-title'
  heading.textContent = title
  const field = document.createElement('textarea')
  field.readOnly = true
  field.value = text
  field.rows = Math.min(12, text.split('\n').length)
  field.setAttribute('aria-labelledby', heading.id)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = readWord(word.close)
  dialog.append(heading, field, button)
  document.body.append(dialog)

  return new Promise((resolve) => {
    const close = (): void => dialog.close()
    button.addEventListener('click', close)
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return
      event.preventDefault()
      close()
    })
    // A click on the backdrop has the dialog itself as its target.
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) close()
    })
    dialog.addEventListener('close', () => {
      dialog.remove()
      from.focus()
      resolve()
    })
    dialog.showModal()
    field.focus()
    field.select()
  })
}
