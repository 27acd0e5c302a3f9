import type { ReactElement, ReactNode } from 'react'

/** An ordered list drawn as steps. */
export function Steps({ children }: { children?: ReactNode }): ReactElement {
  return <div className="steps">{children}</div>
}
