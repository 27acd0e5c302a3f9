import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { dataScrollFrame, mark } from '../../shared/markup.ts'

/** A wide table scrolls inside its own frame, which the keyboard can reach. */
export function TableFrame({ children }: { children?: ReactNode }): ReactElement {
  return (
    <div className="table-frame" {...mark(dataScrollFrame, '')}>
      {children}
    </div>
  )
}

/** Head of a column. The empty corner above a column of row names is the head of nothing. */
export function HeadCell(props: ComponentProps<'th'>): ReactElement {
  return props.children === undefined ? <td {...props} /> : <th scope="col" {...props} />
}
