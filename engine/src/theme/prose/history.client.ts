import { fillWords } from '../../shared/fill-words.ts'
import { dataHistory, dataHistoryPlace, keyHistory, keyHistoryPlace, keyReady } from '../../shared/markup.ts'

/** Makes the list of versions work that hides what a version has already. Loaded on pages that have one. */
export function connectHistory(root: ParentNode): void {
  for (const place of root.querySelectorAll<HTMLElement>(`[${dataHistory}]`)) {
    const list = place.querySelector('select')
    if (list === null || place.dataset[keyReady] !== undefined) continue
    place.dataset[keyReady] = ''
    list.addEventListener('change', () => show(place, list))
    // The reader may have been faster than this code.
    if (list.value !== '0') show(place, list)
  }
}

function show(place: HTMLElement, list: HTMLSelectElement): void {
  const [none = '', one = '', many = '', to = ''] = JSON.parse(place.dataset[keyHistory] ?? '[]') as string[]
  let count = 0
  for (const step of place.querySelectorAll<HTMLElement>(`[${dataHistoryPlace}]`)) {
    step.hidden = Number(step.dataset[keyHistoryPlace]) <= Number(list.value)
    if (!step.hidden) count += step.querySelectorAll('li').length
  }
  const status = place.querySelector('[role="status"]')
  const from = list.selectedOptions[0]?.textContent ?? ''
  const sentence = count === 0 ? none : count === 1 ? one : many
  const text = fillWords(sentence, { count: String(count), from, to })
  if (status !== null && status.textContent !== text) status.textContent = text
}
