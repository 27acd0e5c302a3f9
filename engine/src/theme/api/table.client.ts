import { fillWords } from '../../shared/fill-words.ts'
import { dataApiFilter } from '../../shared/markup.ts'
import type { findTarget } from '../parts/find-target.client.ts'

/**
 * Makes the filters of reference tables work, by text and by group. Returns the function that removes the listeners.
 * `find` is passed, because code that two files on demand share would be one request more for every reader.
 */
export function connectApiTable(root: ParentNode, find: typeof findTarget): () => void {
  const controller = new AbortController()
  for (const table of root.querySelectorAll<HTMLElement>('[data-api]')) connectOne(table, find, controller.signal)
  return () => controller.abort()
}

function connectOne(table: HTMLElement, find: typeof findTarget, signal: AbortSignal): void {
  const filter = table.querySelector<HTMLElement>(`[${dataApiFilter}]`)
  const input = filter?.querySelector('input')
  const status = filter?.querySelector<HTMLElement>('[data-api-count]')
  if (!filter || !input || !status) return
  const chips = [...filter.querySelectorAll<HTMLButtonElement>('[data-api-chip]')]
  const rows = [...table.querySelectorAll<HTMLElement>('[data-api-row]')].map((row) => ({
    row,
    group: row.closest<HTMLElement>('[data-api-group]')?.dataset['apiGroup'] ?? '',
    text: `${row.querySelector('th')?.textContent ?? ''} ${row.querySelector('td')?.textContent ?? ''}`.toLowerCase(),
  }))

  const apply = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    const group = chips.find((chip) => chip.ariaPressed === 'true')?.dataset['apiChip'] ?? ''
    let shown = 0
    for (const each of rows) {
      const fits = (group === '' || each.group === group) && words.every((word) => each.text.includes(word))
      each.row.hidden = !fits
      if (fits) shown++
    }
    for (const body of table.querySelectorAll<HTMLElement>('[data-api-group]')) {
      body.hidden = body.querySelector('[data-api-row]:not([hidden])') === null
    }
    const { apiCount = '', apiEmpty = '' } = status.dataset
    const sentence = shown === 0 ? apiEmpty : apiCount
    status.textContent = fillWords(sentence, { shown: String(shown), total: String(rows.length) })
  }
  const press = (chosen: HTMLButtonElement | undefined) => {
    for (const chip of chips) chip.ariaPressed = String(chip === chosen)
    apply()
  }
  const clear = () => {
    input.value = ''
    press(chips[0])
  }
  // A link may lead to a row that the filter hides. Then the filter is cleared and the page scrolls to the row.
  const reveal = () => {
    const target = find(location.hash)
    if (target?.matches('[data-api-row]') !== true || !table.contains(target) || !target.hidden) return
    clear()
    target.scrollIntoView()
  }

  input.addEventListener('input', apply, { signal })
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.isComposing) clear()
    },
    { signal },
  )
  for (const chip of chips) chip.addEventListener('click', () => press(chip), { signal })
  window.addEventListener('hashchange', reveal, { signal })
  // After a reload the browser may have kept the text in the field.
  if (input.value !== '') apply()
}
