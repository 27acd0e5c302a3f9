import type { ReactElement } from 'react'
import { fillWords } from '../i18n/words-of.ts'
import type { View } from './view.ts'

/** A reference table, or a sentence why there is none. */
export function ApiSection({ view, id }: { view: View; id: string }): ReactElement {
  const { site, page, words } = view
  const reference = site.api?.[page.locale]
  if (reference === undefined) return <p className="api-notice">{words.apiDisabled}</p>
  const table = reference.tables.find((candidate) => candidate.id === id)
  if (table === undefined) return <p className="api-notice">{fillWords(words.apiUnknown, { id })}</p>
  return <p>{table.props.length}</p>
}
