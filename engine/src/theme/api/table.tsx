import type { ReactElement } from 'react'
import { fillWords } from '../../shared/fill-words.ts'
import type { ApiTableWords } from '../../i18n/words.ts'
import type { ApiProp } from '../../model/api.ts'
import { dataApi, dataApiFilter, dataApiLink, dataApiPlay, mark } from '../../shared/markup.ts'
import { ApiNotes } from './notes.tsx'
import { ApiRow, type ApiTableProps } from './row.tsx'

/** A table with at least this many rows gets a filter. */
const filterFrom = 12

/**
 * A reference table: a list of lines that open, in groups that open. It is complete without scripts. Names that nobody
 * should use any more come last.
 */
export function ApiTable(props: ApiTableProps): ReactElement {
  const { table, reference, words, isExcerpt = false } = props
  const current = table.props.filter((prop) => prop.deprecated === undefined)
  const old = table.props.filter((prop) => prop.deprecated !== undefined)
  const groups = isExcerpt ? [] : table.groups.filter((group) => current.some((prop) => prop.group === group.id))
  const rowsOf = (id: string) => current.filter((prop) => prop.group === id)
  const playground = props.links.playgrounds[table.id]
  const rest = isExcerpt ? current : rowsOf('')
  return (
    <div
      className="api"
      {...mark(dataApi, table.id)}
      {...mark(dataApiLink, isExcerpt ? undefined : words.linkToRow)}
      {...mark(dataApiPlay, isExcerpt || playground === undefined ? undefined : `${playground} ${words.tryProp}`)}
    >
      {!isExcerpt && table.props.length >= filterFrom && <Filter words={words} count={table.props.length} />}
      {isExcerpt && <p className="api-title">{table.id}</p>}
      {groups.map(({ id, title }, index) => (
        <Group key={id} {...props} title={title} lang={reference.spokenIn} rows={rowsOf(id)} open={index === 0} />
      ))}
      {rest.length > 0 && <Rows {...props} label={table.id} rows={rest} />}
      {old.length > 0 && <Group {...props} title={words.deprecatedGroup} rows={old} open={false} />}
      {!isExcerpt && <ApiNotes {...props} />}
    </div>
  )
}

/** Its name says how many lines it holds. All but the first are folded: the names are what one looks through. */
function Group({
  title,
  lang,
  open,
  rows,
  ...props
}: ApiTableProps & {
  title: string
  lang?: string | undefined
  open: boolean
  rows: readonly ApiProp[]
}): ReactElement {
  return (
    <details className="api-group" open={open}>
      <summary lang={lang}>
        {title} <span data-api-size="">{rows.length}</span>
      </summary>
      <Rows {...props} rows={rows} />
    </details>
  )
}

function Rows({ rows, label, ...props }: ApiTableProps & { rows: readonly ApiProp[]; label?: string }): ReactElement {
  return (
    <ul aria-label={props.isExcerpt === true ? undefined : label}>
      {rows.map((prop) => (
        <ApiRow key={prop.id} {...props} prop={prop} />
      ))}
    </ul>
  )
}

function Filter({ words, count }: { words: ApiTableWords; count: number }): ReactElement {
  return (
    <div className="api-filter" {...mark(dataApiFilter, '')}>
      <label>
        <span>{words.filter}</span>
        <input type="search" autoComplete="off" spellCheck={false} />
      </label>
      <p
        role="status"
        data-api-count={words.filterCount}
        data-api-near={words.filterNear}
        data-api-empty={words.filterEmpty}
      >
        {fillWords(words.filterCount, { shown: String(count), total: String(count) })}
      </p>
    </div>
  )
}
