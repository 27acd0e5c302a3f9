import type { ReactElement } from 'react'
import type { View } from '../view.ts'
import { dataNeedsScripts, dataOffline, mark } from '../../shared/markup.ts'

/** Opens the panel that keeps the site for reading without a connection. An entry of the footer's list. */
export function OfflineDoor({ view: { assets, words } }: { view: View }): ReactElement | null {
  if (assets.offline === undefined) return null
  return (
    <li {...mark(dataNeedsScripts, '')}>
      <button type="button" {...mark(dataOffline, assets.offline)}>
        {words.offline.title}
      </button>
    </li>
  )
}
