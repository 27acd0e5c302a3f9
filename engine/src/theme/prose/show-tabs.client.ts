import { dataTab, dataTabs, keyReady, keyTab, tabIdPrefix } from '../../shared/markup.ts'

/**
 * Makes the parts of a page tabs and chooses the first one. The script of every page calls it. `tabs.client.ts`,
 * which is loaded on demand, makes the tabs work. It may be called again, when the rest of a page has come.
 */
export function showTabs(): void {
  const [tabs, list] = document.querySelectorAll<HTMLElement>(`[${dataTabs}], .tab-list`)
  if (tabs === undefined || list === undefined) return
  list.role = 'tablist'
  let isFirst = true
  for (const link of list.querySelectorAll<HTMLAnchorElement>(`[${dataTab}]`)) {
    const panel = document.getElementById(tabIdPrefix + link.dataset[keyTab])
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
