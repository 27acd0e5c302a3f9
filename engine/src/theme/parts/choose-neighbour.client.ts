/**
 * The tab to which a key leads from the chosen tab: the arrow keys in reading direction (after the last tab comes the
 * first), Home and End. Undefined for other keys, for keys with Ctrl, Alt or ⌘, and for other events.
 */
export function chooseNeighbour<Tab extends HTMLElement>(tabs: readonly Tab[], event: Event): Tab | undefined {
  if (!(event instanceof KeyboardEvent) || event.metaKey || event.ctrlKey || event.altKey) return undefined
  const { key } = event
  const place = tabs.findIndex((tab) => tab.ariaSelected === 'true')
  const isRtl = document.documentElement.dir === 'rtl'
  const [back, forth] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === forth) return tabs[(place + 1) % tabs.length]
  if (key === back) return tabs.at(place - 1)
  if (key === 'Home') return tabs[0]
  return key === 'End' ? tabs.at(-1) : undefined
}
