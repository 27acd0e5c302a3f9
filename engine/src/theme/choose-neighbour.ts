/** The tab that a key leads to from the chosen one: arrows in reading direction, round and round, Home and End. */
export function chooseNeighbour<Tab extends HTMLElement>(tabs: readonly Tab[], key: string): Tab | undefined {
  const place = tabs.findIndex((tab) => tab.ariaSelected === 'true')
  const isRtl = document.documentElement.dir === 'rtl'
  const [back, forth] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  if (key === forth) return tabs[(place + 1) % tabs.length]
  if (key === back) return tabs.at(place - 1)
  if (key === 'Home') return tabs[0]
  return key === 'End' ? tabs.at(-1) : undefined
}
