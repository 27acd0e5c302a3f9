import { Fragment, type ReactElement } from 'react'
import { describeGeneric, describeInherited, describeNote } from '../../api/describe-note.ts'
import type { ApiTableWords } from '../../i18n/words.ts'
import type { ApiReference, ApiTable } from '../../model/api.ts'
import type { PageLinks } from '../../model/page-view.ts'
import { ApiTypes } from './types.tsx'
import { CodeText } from '../parts/code-text.tsx'

/** Notes that are true for the whole table. */
export function ApiNotes({
  table,
  reference,
  words,
  links,
  isLast = false,
}: {
  table: ApiTable
  reference: ApiReference
  words: ApiTableWords
  links: PageLinks
  isLast?: boolean
}): ReactElement | null {
  const generics = table.generics.filter((generic) => generic.constraint ?? generic.default)
  const notes = table.notes ?? []
  if (!isLast && generics.length === 0 && table.inherited.length === 0 && !table.open && notes.length === 0) return null
  return (
    <ul className="api-notes">
      {notes.map((note) => (
        <li key={note.kind}>
          <CodeText text={describeNote(note, words)} />
        </li>
      ))}
      {generics.length > 0 && (
        <li>
          {words.generics}{' '}
          {generics.map((generic) => (
            <Fragment key={generic.name}>
              <code>{describeGeneric(generic)}</code>{' '}
            </Fragment>
          ))}
          <ApiTypes prop={undefined} table={table} reference={reference} words={words} links={links} />
        </li>
      )}
      {table.inherited.map((inherited) => (
        <li key={inherited.type}>
          <CodeText text={describeInherited(inherited, words)} />
        </li>
      ))}
      {table.open && <li>{words.openKeys}</li>}
      {isLast && (
        <li>
          {words.asData}
          {links.data.map(({ title, href }) => (
            <Fragment key={href}>
              {' '}
              <a href={href}>{title}</a>
            </Fragment>
          ))}
        </li>
      )}
    </ul>
  )
}
