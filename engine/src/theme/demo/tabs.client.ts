import { reportFailure } from '../../islands/report-failure.client.ts'
import { findPanel, readChoice, showPanel } from '../parts/tab-list.client.ts'
import { keyReady } from '../../shared/markup.ts'

/** Handles a click or a key on the tab of a file. */
export function handleDemoTabs(event: Event): void {
  const tab = readChoice(event, '.demo-tabs [role="tab"]')
  if (tab === undefined) return
  showPanel(tab)
  const file = findPanel(tab)
  if (file !== null) void fillFile(file)
  // Until a tab is chosen, the stylesheet hides all files except the first. From here on the attribute `hidden` does that.
  const list = tab.closest<HTMLElement>('[role="tablist"]')
  if (list !== null) list.dataset[keyReady] = ''
}

/** Fetches the text of a shared file, once. When that fails, the reader still has the link to the file. */
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
