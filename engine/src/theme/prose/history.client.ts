import { fillWords } from '../../shared/fill-words.ts'
import { dataHistory, dataHistoryPlace, keyHistory, keyHistoryPlace, keyReady } from '../../shared/markup.ts'

/** Makes the list of versions work that hides what a version has already. Loaded on pages that have one. */
export function connectHistory(root: ParentNode): void {
  const place = root.querySelector<HTMLElement>(`[${dataHistory}]`)
  const list = place?.querySelector('select')
  if (!place || !list || place.dataset[keyReady] !== undefined) return
  place.dataset[keyReady] = ''
  const steps = [...root.querySelectorAll<HTMLElement>(`[${dataHistoryPlace}]`)]
  list.addEventListener('change', () => show(place, list, steps))
  // The reader may have been faster than this code.
  if (list.value !== '0') show(place, list, steps)
}

function show(place: HTMLElement, list: HTMLSelectElement, steps: readonly HTMLElement[]): void {
  const [none = '', one = '', many = '', to = ''] = JSON.parse(place.dataset[keyHistory] ?? '[]') as string[]
  let count = 0
  for (const step of steps) {
    step.hidden = Number(step.dataset[keyHistoryPlace]) <= Number(list.value)
    if (!step.hidden) count += step.querySelectorAll('li').length
  }
  const status = place.querySelector('[role="status"]')
  if (status === null) return
  const from = list.selectedOptions[0]?.textContent ?? ''
  status.textContent = fillWords(count === 0 ? none : count === 1 ? one : many, { count: String(count), from, to })
}
