import { watchGesture } from './watch-gesture.ts'
import { endIsland, wakeIsland } from './wake-island.ts'

/** Islands wake when they come this near to the viewport. */
const margin = '200px'

const watched = new WeakSet<Element>()
let observer: IntersectionObserver | undefined

/** Makes every island below `scope` wait for its moment. */
export function findIslands(scope: ParentNode): void {
  for (const element of scope.querySelectorAll<HTMLElement>('[data-island]')) {
    if (watched.has(element)) continue
    watched.add(element)
    switch (element.dataset['moment']) {
      case 'load':
        void wakeIsland(element)
        break
      case 'interaction':
        watchGesture(element, () => wakeIsland(element))
        break
      default:
        observe(element)
    }
  }
}

/** Ends every island below `scope`, before it leaves the page. */
export function endIslands(scope: ParentNode): void {
  for (const element of scope.querySelectorAll('[data-island]')) {
    observer?.unobserve(element)
    endIsland(element)
  }
}

function observe(element: HTMLElement): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer?.unobserve(target)
        void wakeIsland(target as HTMLElement)
      }
    },
    { rootMargin: margin },
  )
  observer.observe(element)
}
