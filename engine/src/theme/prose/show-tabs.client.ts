import { dataTab, dataTabs, keyReady, keyTab } from '../../shared/markup.ts'

/** Makes the parts of a page tabs for everyone who reads it, the first one chosen. What tabs do comes with the reader (`tabs.behavior.ts`). */
export function showTabs(): void {
  const [tabs, list] = document.querySelectorAll<HTMLElement>(`[${dataTabs}], .tab-list`)
  if (tabs === undefined || list === undefined) return
  list.role = 'tablist'
  let isFirst = true
  for (const link of list.querySelectorAll<HTMLAnchorElement>(`[${dataTab}]`)) {
    const panel = document.querySelector<HTMLElement>(link.hash)
    link.role = 'tab'
    link.ariaSelected = String(isFirst)
    if (panel !== null) panel.role = 'tabpanel'
    if (!isFirst) {
      panel?.setAttribute('hidden', 'until-found')
      link.tabIndex = -1
      link.href = `?tab=${link.dataset[keyTab]}`
    }
    isFirst = false
  }
  tabs.dataset[keyReady] = ''
}
