import { dataScrollFrame } from '../../shared/markup.ts'

let observer: ResizeObserver | undefined

/** Makes tables and code blocks that scroll sideways focusable, so that the keyboard can scroll them. One that fits is no tab stop. */
export function connectScrollFrames(scope: ParentNode): void {
  observer?.disconnect()
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries) setStop(target as HTMLElement)
  })
  for (const frame of scope.querySelectorAll<HTMLElement>(`[${dataScrollFrame}]`)) observer.observe(frame)
}

function setStop(frame: HTMLElement): void {
  if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0
  else frame.removeAttribute('tabindex')
}
