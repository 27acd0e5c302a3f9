import { Fragment, type ReactElement } from 'react'

/** Keys to press together. */
export function Keys({ keys }: { keys: readonly string[] }): ReactElement {
  return (
    <span className="keys">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && '+'}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
