/** What keys do in the search field. The first two say whether there was anything to do. */
export interface SearchActions {
  move: (to: 'next' | 'previous' | 'first' | 'last') => boolean
  open: (isNewTab: boolean) => boolean
  escape: () => void
  /** Focus is about to leave the field. */
  collapse: () => void
}

const moves = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' } as const

/** Key code of every key that belongs to an input method. Safari sends the Enter that ends a composition after its end. */
const composingKeyCode = 229

/** Keys of the APG combobox. What finds nothing to do keeps its meaning in a text field. */
export function connectSearchKeys(input: HTMLInputElement, { move, open, escape, collapse }: SearchActions): void {
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.keyCode === composingKeyCode) return
    const { key, shiftKey, altKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    if (key === 'Tab') collapse()
    if (key === 'Escape') escape()
    const isDone =
      key === 'Escape' ||
      (!shiftKey && !altKey && (key === 'Enter' ? open(isCommand) : !isCommand && isMove(key) && move(moves[key])))
    if (isDone) event.preventDefault()
  })
}

function isMove(key: string): key is keyof typeof moves {
  return Object.hasOwn(moves, key)
}
