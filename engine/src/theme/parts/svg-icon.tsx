import type { ReactElement } from 'react'

/**
 * Renders an icon file (its whole text) at 16 px in the colour of the text. The icon is decoration: its meaning is in
 * the text beside it or in the name of the control.
 */
export function SvgIcon({ source }: { source: string }): ReactElement {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="16"
      height="16"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: inner(source) }}
    />
  )
}

/** The shapes inside the file's svg element. */
function inner(svg: string): string {
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replaceAll(/\s*\n\s*/g, '')
    .trim()
}
