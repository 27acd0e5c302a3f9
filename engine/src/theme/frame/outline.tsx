import type { ReactElement } from 'react'
import type { Words } from '../../i18n/words.ts'
import type { PagePart } from '../../model/page-view.ts'
import { dataTabOutline, mark, outlineId } from '../../shared/markup.ts'

/** The headings of the page. Each tab has its own list. Scripts mark the current heading and show the list of the chosen tab. */
export function Outline({
  parts,
  words,
  lang,
}: {
  parts: readonly PagePart[]
  words: Words
  /** Language of the headings, where it is not that of the page. */
  lang: string | undefined
}): ReactElement {
  return (
    <nav id={outlineId} className="outline" aria-label={words.outline} popover="auto">
      <h2>{words.outline}</h2>
      {parts
        .filter((part) => part.outline.length > 0)
        .map((part) => (
          <ul key={part.key} lang={lang} {...mark(dataTabOutline, parts.length > 1 ? part.key : undefined)}>
            {part.outline
              .filter((entry) => entry.depth <= 3)
              .map((entry) => (
                <li key={entry.id} data-depth={entry.depth}>
                  <a href={`#${entry.id}`} data-outline-link={entry.id}>
                    {entry.title}
                  </a>
                </li>
              ))}
          </ul>
        ))}
    </nav>
  )
}
