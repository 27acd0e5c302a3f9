import type { ReactElement } from 'react'

/** An icon file (its whole text) drawn at 16 px in the colour of the text. Decoration: the name stands beside it or on the control. */
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
