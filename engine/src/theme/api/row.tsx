import { Fragment, type ReactElement } from 'react'
import { fillWords } from '../../shared/fill-words.ts'
import type { ApiTableWords } from '../../i18n/words.ts'
import type { AtomNode } from '../../model/atom.ts'
import type { ApiProp, ApiReference, ApiTable as Table } from '../../model/api.ts'
import type { PageLinks } from '../../model/page-view.ts'
import { describePast } from '../../api/describe-history.ts'
import { dataApiRow, mark } from '../../shared/markup.ts'
import { Badge } from '../parts/badge.tsx'
import { BreakableCode } from '../parts/breakable-code.tsx'
import { CodeText } from '../parts/code-text.tsx'
import { ApiOnlyWith } from './only.tsx'
import { ApiTypes } from './types.tsx'

/** What a table gives to its rows. */
export interface ApiTableProps {
  table: Table
  reference: ApiReference
  words: ApiTableWords
  links: PageLinks
  /** Demo ids per row id. */
  demosByProp: Readonly<Record<string, readonly string[]>>
  /** Renders the live example of a row. */
  renderExample?: (id: string, example: AtomNode) => ReactElement
  /** The last table of its page: it says where the whole reference is as data. */
  isLast?: boolean
  /** Some rows of a table that another page shows whole. They lead there, and take their words from there when opened. */
  isExcerpt?: boolean
}

/** A property as one line that opens to its words, types, example and demos. */
export function ApiRow({ prop, ...rest }: ApiTableProps & { prop: ApiProp }): ReactElement {
  const { table, reference, words, links, demosByProp, renderExample, isExcerpt = false } = rest
  const Name = prop.deprecated === undefined ? 'span' : 'del'
  return (
    <li className="api-row" id={isExcerpt ? undefined : prop.id} {...mark(dataApiRow, '')}>
      <details>
        <summary>
          <span className="api-name">
            <Name>{isExcerpt ? <code>{prop.name}</code> : <BreakableCode text={prop.name} at="words" />}</Name>
            <Labels prop={prop} table={table} words={words} />
          </span>{' '}
          <span className="api-type">
            {isExcerpt ? <code>{prop.type}</code> : <BreakableCode text={prop.type} at="signs" />}
          </span>{' '}
          <Default prop={prop} lang={reference.spokenIn} words={words} />
        </summary>
        <div className="api-more">
          {isExcerpt ? (
            <a href={links.rows[prop.id]}>{words.wholeRow}</a>
          ) : (
            <>
              <p lang={reference.spokenIn}>
                <CodeText text={prop.description} />
              </p>
              {prop.history !== undefined && <p className="api-note">{describePast(prop.history, words)}</p>}
              {prop.only !== undefined && <ApiOnlyWith only={prop.only} words={words} />}
              <Instead prop={prop} words={words} links={links} />
              {prop.example !== undefined && renderExample?.(prop.id, prop.example)}
              <ApiTypes prop={prop} table={table} reference={reference} words={words} links={links} />
              <Demos ids={demosByProp[prop.id] ?? []} words={words} links={links} />
            </>
          )}
        </div>
      </details>
    </li>
  )
}

/** Nothing where there is no default: a column of dashes says nothing. */
function Default({
  prop,
  lang,
  words,
}: {
  prop: ApiProp
  lang: string | undefined
  words: ApiTableWords
}): ReactElement | null {
  if (prop.default === undefined && prop.defaultNote === undefined) return null
  return (
    <span className="api-default">
      <span className="visually-hidden">{words.default} </span>
      {prop.default !== undefined && <BreakableCode text={prop.default} at="signs" />}
      {prop.defaultNote !== undefined && (
        <span lang={lang}>
          {' '}
          <CodeText text={prop.defaultNote} />
        </span>
      )}
    </span>
  )
}

function Instead({
  prop: { deprecated },
  words,
  links,
}: {
  prop: ApiProp
  words: ApiTableWords
  links: PageLinks
}): ReactElement | null {
  if (deprecated === undefined || deprecated.replacement === '') return null
  const code = <code>{deprecated.replacement}</code>
  return (
    <p className="api-instead">
      {words.useInstead} {deprecated.id === undefined ? code : <a href={links.rows[deprecated.id]}>{code}</a>}
    </p>
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
    <>
      {isRequired && <Badge tone="info">{words.required}</Badge>}
      {prop.stage !== undefined && <Badge tone="warning">{words[prop.stage]}</Badge>}
      {prop.deprecated !== undefined && <Badge tone="error">{words.deprecated}</Badge>}
      {prop.since !== undefined && <Badge tone="success">{fillWords(words.since, { version: prop.since })}</Badge>}
    </>
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
  return (
    <div className="api-demos">
      <span>{words.demos}</span>
      {demos.map(({ title, href, lang }) => (
        <Fragment key={href}>
          {' '}
          <a href={href} lang={lang}>
            {title}
          </a>
        </Fragment>
      ))}
    </div>
  )
}
