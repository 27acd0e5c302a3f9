import { watchGesture } from './watch-gesture.client.ts'
import { endIsland, wakeIsland } from './wake-island.client.ts'
import { dataIsland, keyMoment } from '../shared/markup.ts'

/** Islands wake when they come this near to the viewport. */
const margin = '200px'

/** What wakes each island that has been found. */
const starts = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Makes every island below `scope` wait for its moment. */
export function findIslands(scope: ParentNode): void {
  for (const element of scope.querySelectorAll<HTMLElement>(`[${dataIsland}]`)) {
    if (starts.has(element)) continue
    // Whatever its moment, a reader may be faster.
    const start = watchGesture(element, () => wakeIsland(element))
    starts.set(element, start)
    const { [keyMoment]: moment } = element.dataset
    if (moment === 'load') start()
    else if (moment !== 'interaction') observe(element)
  }
}

/** Ends every island below `scope`, before it leaves the page. */
export function endIslands(scope: ParentNode): void {
  for (const element of scope.querySelectorAll(`[${dataIsland}]`)) {
    observer?.unobserve(element)
    endIsland(element)
  }
}

function observe(element: Element): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer?.unobserve(target)
        starts.get(target)?.()
      }
    },
    { rootMargin: margin },
  )
  observer.observe(element)
}
