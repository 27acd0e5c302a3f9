import type { ReactElement } from 'react'
import type { ElementProps } from '../view.ts'

/** Demos, or the items of a list as cards, side by side. */
export function Grid({ columns, children }: ElementProps<'v-grid'>): ReactElement {
  return (
    <div className="grid" data-columns={columns === '3' ? columns : undefined}>
      {children}
    </div>
  )
}
