import type { ReactElement } from 'react'
import type { IslandMoment } from '../../model/island.ts'
import type { View } from '../view.ts'
import { drawIsland } from './draw-island.ts'
import {
  dataDemo,
  dataIsland,
  dataModule,
  dataMoment,
  dataOwnStyle,
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
  lang?: string | undefined
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
  // Without an address: the browser would fail as well, or never come to an end.
  if (source === 'failed') return <div className={`island ${className}`.trim()} />
  const html = drawIsland(name, source, props ?? {}, `${id}-`)
  return (
    <>
      {address.style !== undefined && <link rel="stylesheet" href={address.style} {...mark(dataOwnStyle, '')} />}
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
    </>
  )
}
