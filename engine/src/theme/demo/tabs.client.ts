import { reportFailure } from '../../islands/report-failure.client.ts'
import { chooseNeighbour } from '../parts/choose-neighbour.client.ts'

/** Events that the tabs of files answer. */
export const demoTabEvents = ['click', 'keydown']

/** A click or a key on the tab of a file (APG pattern). */
export function handleDemoTabs(event: Event): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>('.demo-tabs [role="tab"]') : null
  if (tab === null) return
  if (event.type === 'click') return showFile(tab)
  const wanted = chooseNeighbour(listTabs(tab), event)
  if (wanted === undefined) return
  event.preventDefault()
  showFile(wanted)
  wanted.focus()
}

function showFile(chosen: HTMLElement): void {
  for (const tab of listTabs(chosen)) {
    const isChosen = tab === chosen
    tab.ariaSelected = String(isChosen)
    tab.tabIndex = isChosen ? 0 : -1
    const file = document.getElementById(tab.getAttribute('aria-controls') ?? '')
    if (file !== null) file.hidden = !isChosen
    if (file !== null && isChosen) void fillFile(file)
  }
  // Until now the stylesheet has hidden all files but the first.
  const list = chosen.closest<HTMLElement>('[role="tablist"]')
  if (list !== null) list.dataset['ready'] = ''
}

/** Fetches the text of a shared file, once. Its link stays for readers whose network does not answer. */
async function fillFile(file: HTMLElement): Promise<void> {
  const link = file.querySelector<HTMLAnchorElement>('[data-shared-file]')
  if (link === null || file.querySelector('pre') !== null) return
  const frame = document.createElement('pre')
  frame.tabIndex = 0
  const code = document.createElement('code')
  frame.append(code)
  file.append(frame)
  try {
    const response = await fetch(link.href)
    if (!response.ok) throw new Error(`The file answered with status ${response.status}: ${link.href}`)
    code.textContent = await response.text()
  } catch (error) {
    frame.remove()
    reportFailure('chunk', error)
  }
}

function listTabs(tab: HTMLElement): HTMLElement[] {
  return [...(tab.closest('[role="tablist"]')?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
}
