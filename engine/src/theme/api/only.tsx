import type { ReactElement } from 'react'
import { describeOnly } from '../../api/describe-only.ts'
import type { ApiTableWords } from '../../i18n/words.ts'
import type { ApiOnly } from '../../model/api.ts'
import { CodeText } from '../parts/code-text.tsx'

/** Says which forms of an object have a property. */
export function ApiOnlyWith({ only, words }: { only: ApiOnly; words: ApiTableWords }): ReactElement {
  return (
    <p className="api-note">
      <CodeText text={describeOnly(only, words)} />
    </p>
  )
}
