/** What keys do in the search field. `move` and `open` tell whether there was anything to do. */
export interface SearchActions {
  move: (to: 'next' | 'previous' | 'first' | 'last') => boolean
  open: (isNewTab: boolean) => boolean
  escape: () => void
  /** The focus is about to leave the field. */
  collapse: () => void
}

/** The properties of a pressed key that matter here. */
export type SearchKey = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'
>

const moves = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' } as const

/**
 * `keyCode` of each key that an input method handles. Safari sends the Enter that ends a composition after the
 * `compositionend` event, so `isComposing` is false for it.
 */
const composingKeyCode = 229

/** Handles the keys of the APG combobox. True when the key has been handled. Otherwise it does what it does in any text field. */
export function handleKey(pressed: SearchKey, { move, open, escape, collapse }: SearchActions): boolean {
  const { key, keyCode, isComposing, shiftKey, altKey, ctrlKey, metaKey } = pressed
  // A field for a search empties itself with Escape, also where that key only ends a composition.
  if (isComposing || keyCode === composingKeyCode) return key === 'Escape'
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
