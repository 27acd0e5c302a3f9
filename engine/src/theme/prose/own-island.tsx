import type { ReactElement } from 'react'
import { drawIsland } from '../parts/draw-island.ts'
import { Island } from '../parts/island.tsx'
import type { ElementProps } from '../view.ts'

/** A component of the site itself, in a text. A still one is drawn and never hydrated, and nothing in it can be focused. */
export function OwnIsland({ view, name, show, still, seen, number }: ElementProps<'v-island'>): ReactElement | null {
  const island = `site:${name}`
  const source = view.islands[island]
  // The build has reported a name that does not exist.
  if (source === undefined) return null
  const props = { show, locale: view.page.locale }
  const id = `i-${name}-${number}`
  const moment = seen ? 'visible' : 'interaction'
  if (!still) return <Island view={view} name={island} id={id} moment={moment} className="stage" props={props} />
  const html = drawIsland(island, source, props, `${id}-`)
  return <div className="stage" aria-hidden="true" inert dangerouslySetInnerHTML={{ __html: html }} />
}
