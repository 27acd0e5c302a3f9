import type { ReactElement, ReactNode } from 'react'

/** A word in a small frame. */
export function Badge({ tone, children }: { tone: string; children?: ReactNode }): ReactElement {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}
