import type { ReactElement } from 'react'
import type { ElementProps } from '../view.ts'

/** A word in a small frame. */
export function Badge({ tone, children }: Omit<ElementProps<'v-badge'>, 'view'>): ReactElement {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}
