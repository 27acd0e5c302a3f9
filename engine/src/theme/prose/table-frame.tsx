import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { dataScrollFrame, mark } from '../../shared/markup.ts'

/** A wide table scrolls inside its own frame, and the frame can have the keyboard focus. */
export function TableFrame({ children }: { children?: ReactNode }): ReactElement {
  return (
    <div className="table-frame" {...mark(dataScrollFrame, '')}>
      {children}
    </div>
  )
}

/** Header cell of a column. The empty cell above a column of row names is no header of anything, so it is a `td`. */
export function HeadCell(props: ComponentProps<'th'>): ReactElement {
  return props.children === undefined ? <td {...props} /> : <th scope="col" {...props} />
}
