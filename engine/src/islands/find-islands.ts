import { startIsland, type WakeModule } from './start-island.ts'
import { watchGesture } from './watch-gesture.ts'

/** Islands wake when they come this near to the viewport. */
const margin = '200px'

const watched = new WeakSet<Element>()
let observer: IntersectionObserver | undefined

/** Makes every island below `scope` wait for its moment. `load` fetches the code that wakes them. */
export function findIslands(scope: ParentNode, load: () => Promise<WakeModule>): void {
  for (const element of scope.querySelectorAll<HTMLElement>('[data-island]')) {
    if (watched.has(element)) continue
    watched.add(element)
    switch (element.dataset['moment']) {
      case 'load':
        void startIsland(element, load)
        break
      case 'interaction':
        watchGesture(element, () => startIsland(element, load))
        break
      default:
        observe(element, load)
    }
  }
}

/** The island leaves the page: it need not be waited for any more. */
export function forgetIsland(element: Element): void {
  observer?.unobserve(element)
}

function observe(element: HTMLElement, load: () => Promise<WakeModule>): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        forgetIsland(target)
        void startIsland(target as HTMLElement, load)
      }
    },
    { rootMargin: margin },
  )
  observer.observe(element)
}
