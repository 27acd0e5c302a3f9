import { createElement, Fragment, type ReactElement } from 'react'

/** A sentence with code between backticks. */
export function CodeText({ text }: { text: string }): ReactElement {
  const parts = text.split('`').map((part, index) => (index % 2 === 0 ? part : createElement('code', null, part)))
  return createElement(Fragment, null, ...parts)
}
