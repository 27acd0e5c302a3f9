import type { ReactElement } from 'react'
import type { Words } from '../i18n/words.ts'
import type { OutlineEntry } from '../model/page.ts'

/** The headings of the page. A behaviour marks the current one. */
export function Outline({ entries, words }: { entries: readonly OutlineEntry[]; words: Words }): ReactElement {
  return (
    <nav id="outline" className="outline" aria-label={words.outline} popover="auto">
      <h2>{words.outline}</h2>
      <ul>
        {entries
          .filter((entry) => entry.depth <= 3)
          .map((entry) => (
            <li key={entry.id} data-depth={entry.depth}>
              <a href={`#${entry.id}`} data-outline-link={entry.id}>
                {entry.title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
