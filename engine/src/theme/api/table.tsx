import type { ReactElement } from 'react'
import { fillWords } from '../../shared/fill-words.ts'
import type { ApiTableWords } from '../../i18n/words.ts'
import type { ApiProp, ApiTable as Table } from '../../model/api.ts'
import { dataApi, dataApiFilter, dataApiLink, mark } from '../../shared/markup.ts'
import { ApiNotes } from './notes.tsx'
import { ApiRow, type ApiTableProps } from './row.tsx'

/** A table with at least this many rows gets a filter. */
const filterFrom = 12

/**
 * A reference table: a list of lines that open. It is complete without scripts. Names that nobody should use any more
 * come last, folded.
 */
export function ApiTable(props: ApiTableProps): ReactElement {
  const { table, reference, words, isExcerpt = false } = props
  const current = table.props.filter((prop) => prop.deprecated === undefined)
  const old = table.props.filter((prop) => prop.deprecated !== undefined)
  const groups = isExcerpt ? [] : table.groups.filter((group) => current.some((prop) => prop.group === group.id))
  const rest = { id: '', title: isExcerpt ? table.id : '' }
  const rowsOf = (id: string) => (isExcerpt ? current : current.filter((prop) => prop.group === id))
  return (
    <div className="api" {...mark(dataApi, table.id)} {...mark(dataApiLink, isExcerpt ? undefined : words.linkToRow)}>
      {!isExcerpt && table.props.length >= filterFrom && (
        <Filter words={words} groups={groups} count={table.props.length} />
      )}
      {[...groups, rest].map(({ id, title }) => {
        const rows = rowsOf(id)
        return rows.length === 0 ? null : (
          <div key={id} className="api-group" data-api-group={id}>
            {title !== '' && (
              <p className="api-title" lang={isExcerpt ? undefined : reference.spokenIn}>
                {title}
              </p>
            )}
            <Rows {...props} label={title === '' ? table.id : title} rows={rows} />
          </div>
        )
      })}
      {old.length > 0 && (
        <details className="api-old" data-api-group="">
          <summary>
            {words.deprecatedGroup} <span data-api-old="">{old.length}</span>
          </summary>
          <Rows {...props} label={words.deprecatedGroup} rows={old} />
        </details>
      )}
      {!isExcerpt && <ApiNotes {...props} />}
    </div>
  )
}

function Rows({ rows, label, ...props }: ApiTableProps & { rows: readonly ApiProp[]; label: string }): ReactElement {
  return (
    <ul aria-label={props.isExcerpt === true ? undefined : label}>
      {rows.map((prop) => (
        <ApiRow key={prop.id} {...props} prop={prop} />
      ))}
    </ul>
  )
}

function Filter({
  words,
  groups,
  count,
}: {
  words: ApiTableWords
  groups: Table['groups']
  count: number
}): ReactElement {
  return (
    <>
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
      {groups.length > 0 && (
        <div className="api-chips" role="group" aria-label={words.filterGroups}>
          {[{ id: '', title: words.allGroups }, ...groups].map((group) => (
            <button key={group.id} type="button" data-api-chip={group.id} aria-pressed={group.id === ''}>
              {group.title}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
