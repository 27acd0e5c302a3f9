import type { BlockContent } from 'mdast'
import { listHistory } from '../api/list-history.ts'
import { bullets, heading, inlineCode, link, paragraph, sentence, spaced, strong, text } from './nodes.ts'
import type { TwinView } from './twin-view.ts'

/** What each version has changed, the newest first. The list to choose from, and its count, are for a page. */
export function writeHistory({ site, page, words }: TwinView): BlockContent[] {
  const { api } = site.config
  const history = api === false ? undefined : api.history
  if (history === undefined) return []
  const reference = site.api.state === 'ready' ? site.api.references[page.locale] : undefined
  return listHistory(history, reference, words).flatMap(({ heading: title, text: said, lines }) => [
    title === undefined ? paragraph([text(said)]) : heading(3, title.title, title.id),
    ...bullets(
      lines.map(({ label, name, row, text: types }) => [
        paragraph(
          spaced([[strong([text(label)])], link(page.links.rows[row ?? ''], [inlineCode(name)]), sentence(types)]),
        ),
      ]),
    ),
  ])
}
