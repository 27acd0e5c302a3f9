import { watchGesture } from './watch-gesture.client.ts'
import { endIsland, wakeIsland } from './wake-island.client.ts'
import { dataIsland, keyMoment } from '../shared/markup.ts'

/** An island wakes when it is this near to the viewport. */
const margin = '200px'

/** For each island that has been found: the function that wakes it. */
const starts = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Watches every island below `scope`, and wakes each one when its moment comes. */
export function findIslands(scope: ParentNode): void {
  for (const element of scope.querySelectorAll<HTMLElement>(`[${dataIsland}]`)) {
    if (starts.has(element)) continue
    // A reader may use the island before its moment comes. A gesture therefore wakes every island.
    const start = watchGesture(element, () => wakeIsland(element))
    starts.set(element, start)
    const { [keyMoment]: moment } = element.dataset
    if (moment === 'load') start()
    else if (moment !== 'interaction') observe(element)
  }
}

/** Ends every island below `scope`. To be called before it leaves the page. */
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
