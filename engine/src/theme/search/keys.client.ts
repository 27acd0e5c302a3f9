/** What keys do in the search field. The first two say whether there was anything to do. */
export interface SearchActions {
  move: (to: 'next' | 'previous' | 'first' | 'last') => boolean
  open: (isNewTab: boolean) => boolean
  escape: () => void
  /** Focus is about to leave the field. */
  collapse: () => void
}

/** What counts of a pressed key. */
export type SearchKey = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'
>

const moves = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' } as const

/** Key code of every key that belongs to an input method. Safari sends the Enter that ends a composition after its end. */
const composingKeyCode = 229

/**
 * Keys of the APG combobox. True when the key is done with; one that finds nothing to do keeps its meaning in a text
 * field.
 */
export function handleKey(pressed: SearchKey, { move, open, escape, collapse }: SearchActions): boolean {
  const { key, keyCode, isComposing, shiftKey, altKey, ctrlKey, metaKey } = pressed
  if (isComposing || keyCode === composingKeyCode) return false
  if (key === 'Tab') collapse()
  if (key === 'Escape') {
    escape()
    return true
  }
  if (shiftKey || altKey) return false
  const isCommand = ctrlKey || metaKey
  if (key === 'Enter') return open(isCommand)
  return !isCommand && isMove(key) && move(moves[key])
}

function isMove(key: string): key is keyof typeof moves {
  return Object.hasOwn(moves, key)
}
