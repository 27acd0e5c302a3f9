import type { ReactElement, ReactNode } from 'react'

/** A wide table scrolls inside its own frame, which the keyboard can reach. */
export function TableFrame({ children }: { children?: ReactNode }): ReactElement {
  return (
    <div className="table-frame" data-scroll-frame="">
      {children}
    </div>
  )
}
