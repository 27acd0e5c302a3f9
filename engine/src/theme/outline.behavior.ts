let observer: IntersectionObserver | undefined

/** Marks the heading being read in the outline: the last one above the upper third of the window. No work while scrolling. */
export function connectOutline(): void {
  observer?.disconnect()
  const links = new Map<string, HTMLElement[]>()
  for (const link of document.querySelectorAll<HTMLElement>('[data-outline-link]')) {
    const id = link.dataset['outlineLink'] ?? ''
    links.set(id, [...(links.get(id) ?? []), link])
  }
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? [])
  if (headings.length === 0) return
  const mark = (): void => {
    const line = innerHeight / 3
    const reached = headings.filter((heading) => heading.getBoundingClientRect().top <= line)
    const current = reached.at(-1) ?? headings[0]
    for (const [id, marks] of links) {
      for (const link of marks) {
        if (id === current?.id) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    }
  }
  // A heading crosses one of the two edges exactly when the answer can change.
  observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66.6% 0px' })
  for (const heading of headings) observer.observe(heading)
}
