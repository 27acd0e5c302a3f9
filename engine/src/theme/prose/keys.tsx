import { Fragment, type ReactElement } from 'react'
import type { ElementProps } from '../view.ts'

/** Keys to press together. */
export function Keys({ keys }: Pick<ElementProps<'v-kbd'>, 'keys'>): ReactElement {
  return (
    <span className="keys">
      {keys.map((key, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same key may come twice
        <Fragment key={index}>
          {index > 0 && '+'}
          <kbd>{key.trim()}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
