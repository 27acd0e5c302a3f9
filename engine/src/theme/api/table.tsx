import { Fragment, type ReactElement } from 'react'
import { fillWords } from '../../shared/fill-words.ts'
import type { ApiTableWords } from '../../i18n/words.ts'
import type { AtomNode } from '../../model/atom.ts'
import type { ApiProp, ApiReference, ApiTable as Table } from '../../model/api.ts'
import { ApiNotes } from './notes.tsx'
import { ApiOnlyWith } from './only.tsx'
import { ApiTypes } from './types.tsx'
import { BreakableCode } from '../parts/breakable-code.tsx'
import { Badge } from '../parts/badge.tsx'
import type { PageLinks } from '../../model/page-view.ts'
import { CodeText } from '../parts/code-text.tsx'
import { dataAnchor, dataApiFilter, mark } from '../../shared/markup.ts'

interface ApiTableProps {
  table: Table
  reference: ApiReference
  words: ApiTableWords
  links: PageLinks
  /** Demo ids per row id. */
  demosByProp: Readonly<Record<string, readonly string[]>>
  /** Renders the live example of a row. */
  renderExample?: (id: string, example: AtomNode) => ReactElement
}

/** Safari takes the table semantics away from parts with `display: block`, unless the roles are in the markup. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** A table with at least this many rows gets a filter. */
const filterFrom = 12
/** So many demos of a row are shown at once. The others are folded. */
const demosShown = 3

/** A reference table. It is complete without scripts, and shows its rows as cards on narrow screens. */
export function ApiTable(props: ApiTableProps): ReactElement {
  const { table, reference, words } = props
  const groups = table.groups.filter((group) => table.props.some((prop) => prop.group === group.id))
  const sections = [...groups, { id: '', title: '' }]
  const columns = [words.property, words.description, words.type, words.default]
  return (
    <div className="api" data-api={table.id}>
      {table.props.length >= filterFrom && <Filter words={words} groups={groups} count={table.props.length} />}
      <table {...as.table} aria-label={table.id}>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {columns.map((column) => (
              <th key={column} {...as.columnheader} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {sections.map((section) => {
          const rows = table.props.filter((prop) => prop.group === section.id)
          return rows.length === 0 ? null : (
            <tbody key={section.id} {...as.rowgroup} data-api-group={section.id}>
              {section.title !== '' && (
                <tr {...as.row} className="api-group">
                  <th {...as.rowheader} scope="rowgroup" colSpan={4} lang={reference.spokenIn}>
                    {section.title}
                  </th>
                </tr>
              )}
              {rows.map((prop) => (
                <Row key={prop.id} {...props} prop={prop} />
              ))}
            </tbody>
          )
        })}
      </table>
      <ApiNotes {...props} />
    </div>
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
    <div className="api-filter" {...mark(dataApiFilter, '')}>
      <label>
        <span>{words.filter}</span>
        <input type="search" autoComplete="off" spellCheck={false} />
      </label>
      {groups.length > 0 && (
        <div role="group" aria-label={words.filterGroups}>
          {[{ id: '', title: words.allGroups }, ...groups].map((group) => (
            <button key={group.id} type="button" data-api-chip={group.id} aria-pressed={group.id === ''}>
              {group.title}
            </button>
          ))}
        </div>
      )}
      <p role="status" data-api-count={words.filterCount} data-api-empty={words.filterEmpty}>
        {fillWords(words.filterCount, { shown: String(count), total: String(count) })}
      </p>
    </div>
  )
}

function Row({
  prop,
  table,
  reference,
  words,
  links,
  demosByProp,
  renderExample,
}: ApiTableProps & { prop: ApiProp }): ReactElement {
  const Name = prop.deprecated === undefined ? 'span' : 'del'
  return (
    <tr {...as.row} id={prop.id} data-api-row="">
      <th {...as.rowheader} scope="row">
        <a href={`#${prop.id}`} {...mark(dataAnchor, '')}>
          <Name>
            <BreakableCode text={prop.name} at="words" />
          </Name>
        </a>
        <Labels prop={prop} table={table} words={words} />
      </th>
      <td {...as.cell}>
        <p lang={reference.spokenIn}>
          <CodeText text={prop.description} />
        </p>
        {prop.only !== undefined && <ApiOnlyWith only={prop.only} words={words} />}
        {prop.deprecated !== undefined && prop.deprecated.replacement !== '' && (
          <p className="api-instead">
            {words.useInstead}{' '}
            {prop.deprecated.id === undefined ? (
              <code>{prop.deprecated.replacement}</code>
            ) : (
              <a href={links.rows[prop.deprecated.id]}>
                <code>{prop.deprecated.replacement}</code>
              </a>
            )}
          </p>
        )}
        {prop.example !== undefined && renderExample?.(prop.id, prop.example)}
        <ApiTypes prop={prop} table={table} reference={reference} words={words} links={links} />
        <Demos ids={demosByProp[prop.id] ?? []} words={words} links={links} />
      </td>
      <td {...as.cell} data-label={words.type}>
        <BreakableCode text={prop.type} at="signs" />
      </td>
      <td {...as.cell} data-label={words.default} data-empty={isEmptyDefault(prop) ? '' : undefined}>
        {prop.default !== undefined && <BreakableCode text={prop.default} at="signs" />}
        {prop.defaultNote !== undefined && (
          <p className="api-note" lang={reference.spokenIn}>
            <CodeText text={prop.defaultNote} />
          </p>
        )}
        {isEmptyDefault(prop) && <span aria-hidden="true">–</span>}
      </td>
    </tr>
  )
}

function Labels({
  prop,
  table,
  words,
}: Pick<ApiTableProps, 'table' | 'words'> & { prop: ApiProp }): ReactElement | null {
  // A ref always has all its methods. Nobody has to pass them, so "required" would be wrong here.
  const isRequired = prop.required && table.kind !== 'methods'
  if (!isRequired && prop.stage === undefined && prop.since === undefined && !prop.deprecated) return null
  return (
    <span className="api-labels">
      {isRequired && <Badge tone="info">{words.required}</Badge>}
      {prop.stage !== undefined && <Badge tone="warning">{words[prop.stage]}</Badge>}
      {prop.deprecated !== undefined && <Badge tone="error">{words.deprecated}</Badge>}
      {prop.since !== undefined && <Badge tone="success">{fillWords(words.since, { version: prop.since })}</Badge>}
    </span>
  )
}

function Demos({
  ids,
  words,
  links,
}: {
  ids: readonly string[]
  words: ApiTableWords
  links: PageLinks
}): ReactElement | null {
  const demos = ids.flatMap((id) => links.demos[id] ?? [])
  if (demos.length === 0) return null
  const list = (some: typeof demos) =>
    some.map(({ title, href, lang }) => (
      <Fragment key={href}>
        {' '}
        <a href={href} lang={lang}>
          {title}
        </a>
      </Fragment>
    ))
  const rest = demos.slice(demosShown)
  return (
    <div className="api-demos">
      <span>{words.demos}</span>
      {list(demos.slice(0, demosShown))}
      {rest.length > 0 && (
        <details>
          <summary>{fillWords(words.moreDemos, { count: String(rest.length) })}</summary>
          {list(rest)}
        </details>
      )}
    </div>
  )
}

function isEmptyDefault(prop: ApiProp): boolean {
  return prop.default === undefined && prop.defaultNote === undefined
}
