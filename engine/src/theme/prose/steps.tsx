import type { ReactElement } from 'react'
import type { ElementProps } from '../view.ts'

/** An ordered list drawn as steps. */
export function Steps({ children }: Pick<ElementProps<'v-steps'>, 'children'>): ReactElement {
  return <div className="steps">{children}</div>
}
