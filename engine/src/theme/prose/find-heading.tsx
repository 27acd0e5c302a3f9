import type { ReactElement } from 'react'
import { dataFindHeading, mark } from '../../shared/markup.ts'
import type { ElementProps } from '../view.ts'

/** A field for a pasted text, and the place where the headings that it fits are listed. `find-heading.client.ts` fills it. */
export function FindHeading({ view, label }: ElementProps<'v-find-heading'>): ReactElement {
  return (
    <div className="find-heading">
      <label>
        {label}
        <textarea rows={3} autoComplete="off" autoCapitalize="off" autoCorrect="off" spellCheck={false} />
      </label>
      <div role="status" {...mark(dataFindHeading, view.words.noHeading)} />
    </div>
  )
}
