/** The entry of the page that is shown comes into sight; the sidebar moves only when it is out of it. */
export function revealCurrent(sidebar: Element): void {
  const entry = sidebar.querySelector('[aria-current="page"]')
  if (entry === null) return
  const frame = sidebar.getBoundingClientRect()
  const { top, bottom } = entry.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) sidebar.scrollTop += top - frame.top - frame.height / 2
}
