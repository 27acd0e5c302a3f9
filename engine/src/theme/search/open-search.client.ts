import { searchId } from '../../shared/markup.ts'

/** Opens the search of the site with a text, as if the reader had typed it there. For the islands of a site. */
export function openSearch(text: string): void {
  const input = document.querySelector<HTMLInputElement>(`#${searchId}`)
  if (input === null) return
  input.value = text
  input.focus()
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
