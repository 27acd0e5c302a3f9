import type { SaidLevel } from '../../model/try.ts'
import { printValue } from '../record/print-value.client.ts'

const levels: readonly SaidLevel[] = ['log', 'info', 'warn', 'error']

/** Milliseconds between two messages, and lines in one of them. What is more is counted by the page, not shown. */
const pause = 100
const mostLines = 50

/** Gives what the code writes to the console, in lots, and leaves the browser's own console alone. */
export function watchConsole(tell: (lines: { level: SaidLevel; text: string }[]) => void): void {
  let waiting: { level: SaidLevel; text: string }[] = []
  const send = (): void => {
    const lines = waiting
    waiting = []
    tell(lines)
  }
  for (const level of levels) {
    console[level] = (...values: unknown[]) => {
      if (waiting.length === 0) setTimeout(send, pause)
      if (waiting.length < mostLines) waiting.push({ level, text: printValues(values) })
    }
  }
}

/** The values of one line. The first one may have places for the others, as the library's warnings do. */
function printValues([first, ...rest]: unknown[]): string {
  if (typeof first !== 'string') return [first, ...rest].map((value) => printValue(value)).join(' ')
  const left = [...rest]
  const text = first.replaceAll(/%[sdifoOc]/g, (place) => {
    if (left.length === 0) return place
    const value = left.shift()
    return place === '%c' ? '' : typeof value === 'string' ? value : printValue(value)
  })
  return [text, ...left.map((value) => printValue(value))].join(' ')
}
