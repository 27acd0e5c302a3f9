import type { TryProp } from '../../model/try.ts'

/** What a property is, for a card: its name and type, its default, and what it does. */
export function createCard({ name, type, description, fallback }: TryProp): HTMLElement {
  const card = document.createElement('div')
  card.className = 'try-card'
  const head = document.createElement('code')
  head.textContent = `${name}: ${type}${fallback === undefined ? '' : ` = ${fallback}`}`
  const text = document.createElement('p')
  // Code stands between backticks.
  for (const [index, part] of description.split('`').entries()) {
    if (index % 2 === 0) text.append(part)
    else text.append(Object.assign(document.createElement('code'), { textContent: part }))
  }
  card.append(head, text)
  return card
}
