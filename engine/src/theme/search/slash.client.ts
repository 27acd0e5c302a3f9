import { slashKey } from './shortcut.client.ts'

/** Stores whether `/` opens search. */
export function storeSlash(isOn: boolean): void {
  try {
    localStorage.setItem(slashKey, isOn ? 'on' : 'off')
  } catch {
    // Storage may be blocked. Then `/` goes on opening search.
  }
}

/** True when the reader has used `/`, or switched it. Only then the switch is of use. */
export function isSlashKnown(): boolean {
  try {
    return localStorage.getItem(slashKey) !== null
  } catch {
    return false
  }
}

/** Remembers the first `/` that opens search. */
export function noteSlash({ key, target }: KeyboardEvent): void {
  if (key !== '/' || isSlashKnown()) return
  const isTyping = target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null
  if (!isTyping) storeSlash(true)
}
