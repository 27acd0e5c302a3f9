import type { ReactElement } from 'react'
import type { PlayReference } from '../../model/play.ts'
import { buildPlayReference } from '../../play/build-play-reference.ts'
import { drawIsland } from '../parts/draw-island.ts'
import { Island } from '../parts/island.tsx'
import type { ElementProps, View } from '../view.ts'

/** A component of the site itself, in a text. A still one is drawn and never hydrated, and nothing in it can be focused. */
export function OwnIsland({
  view,
  name,
  show,
  still,
  seen,
  reference,
  number,
}: ElementProps<'v-island'>): ReactElement | null {
  const island = `site:${name}`
  const source = view.islands[island]
  // The build has reported a name that does not exist.
  if (source === undefined) return null
  const table = reference === undefined ? undefined : readReference(view, reference)
  const props = { show, locale: view.page.locale, ...(table === undefined ? {} : { reference: table }) }
  const id = `i-${name}-${number}`
  const moment = seen ? 'visible' : 'interaction'
  if (!still) return <Island view={view} name={island} id={id} moment={moment} className="stage" props={props} />
  const html = drawIsland(island, source, props, `${id}-`)
  return <div className="stage" aria-hidden="true" inert dangerouslySetInnerHTML={{ __html: html }} />
}

/** Undefined where the site has no reference, and in development while it is read. */
function readReference({ site, page, assets, words }: View, id: string): PlayReference | undefined {
  const reference = site.api.state === 'ready' ? site.api.references[page.locale] : undefined
  const table = reference && buildPlayReference(reference, id, page.links.rows)
  const address = assets.tryFiles?.[page.locale]
  return table && { ...table, ...(address === undefined ? {} : { editing: { address, label: words.editDemo } }) }
}
