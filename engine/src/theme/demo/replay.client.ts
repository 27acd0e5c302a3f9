import {
  contentId,
  dataDemo,
  dataFloating,
  dataReplay,
  keyReplay,
  keyReplayDemo,
  keyState,
} from '../../shared/markup.ts'

/** What a demo that can play something is told, as the detail of the event `replay` of the document. */
interface ReplayDetail {
  demo: string
  act: string
}

/** Has the demo of a button play, once it is alive, in the reader's sight. The button gets the focus back afterwards. */
export function replay(button: HTMLElement): void {
  const { [keyReplay]: act = '', [keyReplayDemo]: demo = '' } = button.dataset
  const island = document.querySelector<HTMLElement>(`[${dataDemo}="${CSS.escape(demo)}"]`)
  if (island === null) return
  const stage = island.closest<HTMLElement>('.demo-stage')
  if (stage !== null) float(stage)
  document.addEventListener(
    'replayed',
    () => {
      if (button.isConnected && (stage ?? island).contains(document.activeElement))
        button.focus({ preventScroll: true })
    },
    { once: true },
  )
  whenAlive(island, () => {
    const detail: ReplayDetail = { demo, act }
    document.dispatchEvent(new CustomEvent('replay', { detail }))
  })
}

/** An island wakes when a pointer enters it, so this is how it is woken. */
function whenAlive(island: HTMLElement, act: () => void): void {
  if (island.dataset[keyState] === 'fulfilled') {
    act()
    return
  }
  const observer = new MutationObserver(() => {
    if (island.dataset[keyState] === 'pending') return
    observer.disconnect()
    if (island.dataset[keyState] === 'fulfilled') act()
  })
  observer.observe(island, { attributes: true })
  island.dispatchEvent(new PointerEvent('pointerenter'))
}

/**
 * A stage that is out of sight stands in a corner of the window, until a reader presses somewhere else or comes to its
 * place. Its room in the text stays.
 */
function float(stage: HTMLElement): void {
  const place = stage.parentElement
  if (place === null || stage.hasAttribute(dataFloating)) return
  const { top, bottom, height } = place.getBoundingClientRect()
  // The header covers the first pixels.
  if (top >= 48 && bottom <= innerHeight) return
  place.style.minBlockSize = `${height}px`
  stage.setAttribute(dataFloating, '')
  const controller = new AbortController()
  const dock = (): void => {
    controller.abort()
    observer.disconnect()
    stage.removeAttribute(dataFloating)
    place.style.minBlockSize = ''
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting === true) dock()
    },
    { threshold: 0.9 },
  )
  observer.observe(place)
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      // The list of a component may hang in the body.
      const isElsewhere =
        target instanceof Element && document.querySelector(`#${contentId}`)?.contains(target) === true
      if (isElsewhere && !stage.contains(target) && target.closest(`[${dataReplay}]`) === null) dock()
    },
    { signal: controller.signal },
  )
}
