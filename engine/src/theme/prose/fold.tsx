import type { ReactElement } from 'react'
import type { ElementProps } from '../view.ts'

/** A part of the text that opens on a click. */
export function Fold({ title, children }: ElementProps<'v-fold'>): ReactElement {
  return (
    <details className="fold">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
