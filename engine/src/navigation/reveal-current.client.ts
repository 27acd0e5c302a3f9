/** Scrolls the sidebar to the entry of the shown page, but only when that entry is out of sight. */
export function revealCurrent(sidebar: Element): void {
  const entry = sidebar.querySelector('[aria-current="page"]')
  if (entry === null) return
  const frame = sidebar.getBoundingClientRect()
  const { top, bottom } = entry.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) sidebar.scrollTop += top - frame.top - frame.height / 2
}
