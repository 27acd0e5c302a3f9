import type { ReactElement } from 'react'
import { chooseDemos } from '../../api/choose-demos.ts'
import { fillWords } from '../../shared/fill-words.ts'
import { LiveAtom } from './atom.tsx'
import { ApiTable } from './table.tsx'
import type { ElementProps } from '../view.ts'

/** A reference table, or a sentence that says why there is none. */
export function ApiSection({ view, id }: ElementProps<'v-api'>): ReactElement {
  const { site, page, words } = view
  const { api } = site
  if (api.state === 'off') return <p className="api-notice">{words.apiDisabled}</p>
  if (api.state === 'resolving') return <p className="api-notice">{words.apiResolving}</p>
  const reference = api.references[page.locale]
  const table = reference?.tables.find((candidate) => candidate.id === id)
  if (reference === undefined || table === undefined)
    return <p className="api-notice">{fillWords(words.apiUnknown, { id })}</p>
  return (
    <ApiTable
      table={table}
      reference={reference}
      words={words.apiTable}
      demosByProp={chooseDemos(api.demosByProp, site.demos)}
      links={page.links}
      isLast={page.content.apis.at(-1) === id}
      renderExample={(row, atom) => <LiveAtom view={view} id={`atom-${row}`} atom={atom} />}
    />
  )
}
