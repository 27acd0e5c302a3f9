import { dataFindHeading, keyFindHeading, keyReady } from '../../shared/markup.ts'
import { fitTitles } from './fit-titles.client.ts'

/** Makes the fields work that find a heading of the page. Loaded on pages that have one. */
export function connectFindHeading(root: ParentNode): void {
  for (const place of root.querySelectorAll<HTMLElement>(`[${dataFindHeading}]`)) {
    const field = place.parentElement?.querySelector('textarea')
    if (field === null || field === undefined || place.dataset[keyReady] !== undefined) continue
    place.dataset[keyReady] = ''
    field.addEventListener('input', () => show(place, field.value))
    // The reader may have been faster than this code, or come back to a text.
    if (field.value !== '') show(place, field.value)
  }
}

function show(place: HTMLElement, text: string): void {
  if (text.trim() === '') return place.replaceChildren()
  const headings = [...document.querySelectorAll<HTMLElement>('.heading > [id]')]
  const found = fitTitles(
    text,
    headings.map(({ textContent }) => textContent),
  ).flatMap((index) => headings[index] ?? [])
  if (found.length === 0) place.textContent = place.dataset[keyFindHeading] ?? ''
  else place.replaceChildren(writeList(found))
}

function writeList(headings: readonly HTMLElement[]): HTMLElement {
  const list = document.createElement('ul')
  for (const { id, textContent } of headings) {
    const link = document.createElement('a')
    link.href = `#${id}`
    link.textContent = textContent
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return list
}
