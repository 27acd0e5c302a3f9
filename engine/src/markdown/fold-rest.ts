import type { LineRange } from '../model/demo.ts'

/**
 * Wraps the lines of highlighted code that are not among `parts`, so that the page can show the parts first. Each
 * wrapper ends with its line break: hidden, it takes the line with it.
 */
export function foldRest(html: string, parts: readonly LineRange[]): string {
  if (parts.length === 0) return html
  const isShown = (line: number): boolean => parts.some(({ from, to }) => line >= from && line <= to)
  const lines = html.split('\n')
  return lines
    .map((line, index) => {
      const shown = isShown(index + 1)
      const opens = !shown && (index === 0 || isShown(index))
      const closes = !shown && (index === lines.length - 1 || isShown(index + 2))
      const rest = index === lines.length - 1 ? '' : '\n'
      return `${opens ? '<span class="c-rest">' : ''}${line}${rest}${closes ? '</span>' : ''}`
    })
    .join('')
}
