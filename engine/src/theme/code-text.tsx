import type { ReactElement } from 'react'

/** A sentence whose code stands between backticks. */
export function CodeText({ text }: { text: string }): ReactElement {
  return <>{text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))}</>
}
