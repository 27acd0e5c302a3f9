import type { ReactElement, ReactNode } from 'react'
import type { DirectiveProps } from '../../model/directive-props.ts'

/** A word in a small frame. */
export function Badge({ tone, children }: DirectiveProps['v-badge'] & { children?: ReactNode }): ReactElement {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}
