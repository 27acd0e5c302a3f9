import type { OfflineWords } from '../../model/offline.ts'

/** The dialog for reading without a connection. */
export interface Panel {
  buttons: Readonly<Record<'keep' | 'stop' | 'remove' | 'show', HTMLButtonElement>>
  /** Aborted when the reader has closed it. */
  closed: AbortSignal
  /** Shows a text, these buttons and no other, and says a sentence, which screen readers read out. */
  show: (buttons: readonly HTMLButtonElement[], about: string, said: string) => void
  /** Shows how many bytes have arrived. */
  showProgress: (done: number, total: number, text: string) => void
}

/** Opens the dialog. It is removed when it is closed; what runs then goes on. */
export function createPanel(words: OfflineWords): Panel {
  const dialog = document.createElement('dialog')
  dialog.className = 'offline-panel'
  dialog.setAttribute('aria-labelledby', 'offline-title')
  const add = <Name extends keyof HTMLElementTagNameMap>(name: Name, content = '', to: HTMLElement = dialog) => {
    const element = document.createElement(name)
    element.textContent = content
    to.append(element)
    return element
  }
  add('h2', words.title).id = 'offline-title'
  const about = add('p')
  const status = add('p')
  status.role = 'status'
  const bar = add('div')
  bar.className = 'offline-progress'
  const progress = add('progress', '', bar)
  const progressText = add('span', '', bar)
  progressText.id = 'offline-progress'
  progress.setAttribute('aria-labelledby', progressText.id)
  const row = add('div')
  row.className = 'offline-actions'
  const addButton = (name: string): HTMLButtonElement => {
    const button = add('button', name, row)
    button.type = 'button'
    button.className = 'button'
    return button
  }
  const [keep, show, close] = [addButton(words.keep), addButton(words.show), addButton(words.close)]
  // Last in the row, so that a second press of the first button does not take back what it began.
  const [stop, remove] = [addButton(words.stop), addButton(words.remove)]
  const changing = [keep, show, stop, remove]

  close.addEventListener('click', () => dialog.close())
  // A click on the backdrop has the dialog itself as its target.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  const open = new AbortController()
  dialog.addEventListener('close', () => {
    dialog.remove()
    open.abort()
  })
  bar.hidden = true
  for (const button of changing) button.hidden = true
  document.body.append(dialog)
  dialog.showModal()

  return {
    buttons: { keep, stop, remove, show },
    closed: open.signal,
    show: (buttons, told, said) => {
      const focused = document.activeElement
      for (const button of changing) button.hidden = !buttons.includes(button)
      bar.hidden = true
      about.textContent = told
      status.textContent = said
      // A button that is gone has lost the focus.
      if (focused instanceof HTMLButtonElement && focused.hidden) close.focus()
    },
    showProgress: (done, total, text) => {
      bar.hidden = false
      progress.max = total
      progress.value = done
      progressText.textContent = text
    },
  }
}
