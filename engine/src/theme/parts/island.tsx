import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandMoment } from '../../model/island.ts'
import type { IslandSource, View } from '../view.ts'
import {
  dataDemo,
  dataIsland,
  dataModule,
  dataMoment,
  dataPreload,
  dataProps,
  dataState,
  mark,
} from '../../shared/markup.ts'

/** Props of `Island`. */
export interface IslandProps {
  view: View
  /** Name in `Assets.islands`: `demo:single`. */
  name: string
  /** Unique on the page. It is also the prefix of the ids that React makes inside the island. */
  id: string
  moment: IslandMoment
  props?: Readonly<Record<string, unknown>>
  className?: string
  /** Id of the demo, when the island is a demo's stage. */
  demo?: string
  lang?: string
}

/**
 * A part of the page that the browser hydrates. A `renderToString` call of its own, with its own id prefix, renders
 * it, so that the browser can hydrate it alone.
 */
export function Island({ view, name, id, moment, props, className = '', demo, lang }: IslandProps): ReactElement {
  const source = view.islands[name]
  const address = view.assets.islands[name]
  if (source === undefined || address === undefined)
    throw new Error(`There is no island "${name}". Is its module listed by the build?`)
  const html = draw(source, props ?? {}, `${id}-`, name)
  return (
    <div
      className={`island ${className}`.trim()}
      lang={lang}
      {...mark(dataDemo, demo)}
      {...mark(dataState, 'pending')}
      {...mark(dataIsland, id)}
      {...mark(dataModule, address.src)}
      {...mark(dataPreload, address.preload.join(' ') || undefined)}
      {...mark(dataMoment, moment)}
      {...mark(dataProps, props === undefined ? undefined : JSON.stringify(props))}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function draw(source: IslandSource, props: Readonly<Record<string, unknown>>, prefix: string, name: string): string {
  try {
    return renderToString(source.element(props), { identifierPrefix: prefix })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`"${name}" threw while it was drawn: ${reason}`, { cause })
  }
}
