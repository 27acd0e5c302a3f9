import type { SaidLevel, TryWords } from '../../model/try.ts'
import { fillWords } from '../../shared/fill-words.ts'
import { make, makeButton } from './make.client.ts'

/** Lines that are kept. Older ones go. */
const mostLines = 200

/** What the edited code has written to the console, folded until a reader opens it. */
export interface ConsolePanel {
  element: HTMLElement
  add: (lines: readonly { level: SaidLevel; text: string }[]) => void
  clear: () => void
}

export function createConsole(words: TryWords): ConsolePanel {
  const count = make('span', 'try-count')
  const list = make('ol', 'try-lines')
  list.setAttribute('role', 'log')
  list.setAttribute('aria-label', words.console)
  list.tabIndex = 0
  const empty = make('p', 'try-quiet', words.consoleEmpty)
  const left = make('p', 'try-quiet')
  const button = makeButton(words.consoleClear, clear)
  const element = make(
    'details',
    'try-console',
    make('summary', '', words.console, ' ', count),
    empty,
    left,
    list,
    button,
  )
  let dropped = 0

  function show(): void {
    const lines = list.childElementCount
    count.textContent = lines === 0 ? '' : String(lines + dropped)
    empty.hidden = lines > 0
    list.hidden = button.hidden = lines === 0
    left.hidden = dropped === 0
    left.textContent = fillWords(words.consoleMore, { count: String(dropped) })
  }

  function clear(): void {
    list.replaceChildren()
    dropped = 0
    show()
  }

  show()
  return {
    element,
    clear,
    add: (lines) => {
      for (const { level, text } of lines) {
        const line = make('li', '', text)
        line.dataset['level'] = level
        list.append(line)
      }
      while (list.childElementCount > mostLines) {
        list.firstElementChild?.remove()
        dropped += 1
      }
      show()
      list.scrollTop = list.scrollHeight
    },
  }
}
