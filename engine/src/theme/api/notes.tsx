import { Fragment, type ReactElement } from 'react'
import type { ApiTableWords } from '../../i18n/words.ts'
import type { ApiNote, ApiReference, ApiTable } from '../../model/api.ts'
import type { PageLinks } from '../../model/page-view.ts'
import { fillWords } from '../../shared/fill-words.ts'
import { ApiTypes } from './types.tsx'
import { CodeText } from '../parts/code-text.tsx'
import { quoteAll } from './only.tsx'

/** Notes that are true for the whole table. */
export function ApiNotes({
  table,
  reference,
  words,
  links,
}: {
  table: ApiTable
  reference: ApiReference
  words: ApiTableWords
  links: PageLinks
}): ReactElement | null {
  const generics = table.generics.filter((generic) => generic.constraint ?? generic.default)
  const notes = table.notes ?? []
  if (generics.length === 0 && table.inherited.length === 0 && !table.open && notes.length === 0) return null
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
          {generics.map(({ name, constraint, default: fallback }) => (
            <Fragment key={name}>
              <code>
                {name}
                {constraint === undefined ? '' : ` extends ${constraint}`}
                {fallback === undefined ? '' : ` = ${fallback}`}
              </code>{' '}
            </Fragment>
          ))}
          <ApiTypes prop={undefined} table={table} reference={reference} words={words} links={links} />
        </li>
      )}
      {table.inherited.map(({ type, package: from, names }) => (
        <li key={type}>
          <CodeText text={fillWords(words.inherited, { names: summarize(names), type, package: from })} />
        </li>
      ))}
      {table.open && <li>{words.openKeys}</li>}
    </ul>
  )
}

function describeNote(note: ApiNote, words: ApiTableWords): string {
  switch (note.kind) {
    case 'also':
      return fillWords(words.alsoTypes, { types: quoteAll(note.texts) })
    case 'arguments':
      return fillWords(words.furtherArguments, { code: quoteAll(note.texts) })
    case 'forms':
      return fillWords(words.manyForms, { count: String(note.count) })
  }
}

/** `aria-*` for many names with the same beginning, else the names themselves (five at most). */
function summarize(names: readonly string[]): string {
  const start = names[0]?.split('-')[0] ?? ''
  if (names.length > 3 && names.every((name) => name.startsWith(`${start}-`))) return `\`${start}-*\` (${names.length})`
  const shown = names.slice(0, 5).map((name) => `\`${name}\``)
  return names.length > 5 ? `${shown.join(', ')} (+${names.length - 5})` : shown.join(', ')
}
