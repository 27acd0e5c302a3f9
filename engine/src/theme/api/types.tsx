import type { ReactElement } from 'react'
import { collectTypes, listGenericTypes } from '../../api/collect-types.ts'
import type { ApiProp, ApiReference, ApiTable, ApiType } from '../../model/api.ts'
import type { ApiTableWords } from '../../i18n/words.ts'
import type { PageLinks } from '../../model/page-view.ts'
import { CodeText } from '../parts/code-text.tsx'
import { dataScrollFrame, mark } from '../../shared/markup.ts'

/** The types that a row mentions, each folded. Without a row: the types of the table's type parameters. */
export function ApiTypes({
  prop,
  table,
  reference,
  words,
  links,
}: {
  prop: ApiProp | undefined
  table: ApiTable
  reference: ApiReference
  words: ApiTableWords
  links: PageLinks
}): ReactElement | null {
  const names = prop?.links ?? listGenericTypes(table, reference)
  const cut = prop !== undefined && prop.fullType !== prop.type
  const types = collectTypes(names, reference)
  const tables = reference.tables.filter((each) => names.includes(each.type) && links.tables[each.id] !== undefined)
  if (!cut && types.length === 0 && tables.length === 0) return null
  return (
    <div className="api-types">
      {cut && (
        <details>
          <summary>{words.fullType}</summary>
          <pre>
            <code>{prop.fullType}</code>
          </pre>
        </details>
      )}
      {tables.map((each) => (
        <a key={each.id} href={links.tables[each.id]}>
          <code>{each.type}</code>
        </a>
      ))}
      {types.map((type) => (
        <TypeDetails key={type.name} type={type} lang={reference.spokenIn} />
      ))}
    </div>
  )
}

function TypeDetails({ type, lang }: { type: ApiType; lang: string | undefined }): ReactElement {
  const described = type.members.filter((member) => member.description !== '')
  return (
    <details>
      <summary>
        <code>{type.name}</code>
      </summary>
      <p lang={lang}>
        <CodeText text={type.description} />
      </p>
      <pre {...mark(dataScrollFrame, '')}>
        <code>{type.text}</code>
      </pre>
      {described.length > 0 && (
        <dl>
          {described.map((member) => (
            <div key={member.name}>
              <dt>
                <code>{member.name}</code>
              </dt>
              <dd lang={lang}>
                <CodeText text={member.description} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  )
}
