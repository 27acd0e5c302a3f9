import { Fragment, type ReactElement } from 'react'

/** Code in a narrow column: it may break where a word of a name starts and behind an opening sign. */
export function BreakableCode({ text }: { text: string }): ReactElement {
  return (
    <code>
      {text.split(/(?<=[a-z])(?=[A-Z])|(?<=[<([{.])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}
