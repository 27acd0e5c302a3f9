import { fireEvent, screen, waitFor, within } from '@testing-library/react'

/** The input of the field. It has the role, the name and the focus. */
export function findField(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('combobox', { name })
}

/** Opens the list: it reacts to mousedown, not to click. */
export function openSelect(name: string): HTMLInputElement {
  const field = findField(name)
  fireEvent.mouseDown(field)
  return field
}

/** The open list. It is in `body`; closed ones stay there, hidden. */
export function findPopup(): HTMLElement {
  const open = '.rc-select-dropdown:not(.rc-select-dropdown-hidden)'
  const popup = document.querySelector<HTMLElement>(open)
  if (popup === null) throw new Error('No list is open.')
  return popup
}

/** A visible row, by its text. The role `option` is on a hidden copy. */
export function findRow(text: string): HTMLElement {
  const selector = '.rc-select-item-option-content'
  return within(findPopup()).getByText(text, { selector })
}

/** What the field shows: a label, tags with their ×, or the placeholder. */
export function readChoice(field: HTMLElement): string | null | undefined {
  return field.closest('.rc-select-content')?.textContent
}

/** The texts of the rows that are in the document. */
export function readRows(): (string | null)[] {
  const rows = findPopup().querySelectorAll('.rc-select-item-option')
  return [...rows].map((row) => row.textContent)
}

const keyCodes = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ArrowUp: 38,
  ArrowDown: 40,
}

/** Presses a key as browsers do: the list reads `keyCode`. */
export function pressKey(field: HTMLElement, key: keyof typeof keyCodes): void {
  fireEvent.keyDown(field, { key, keyCode: keyCodes[key] })
  fireEvent.keyUp(field, { key, keyCode: keyCodes[key] })
}

/** Waits until the list is closed, which happens a moment later. */
export async function waitUntilClosed(field: HTMLElement): Promise<void> {
  await waitFor(() => {
    if (field.getAttribute('aria-expanded') !== 'false')
      throw new Error('The list is still open.')
  })
}
