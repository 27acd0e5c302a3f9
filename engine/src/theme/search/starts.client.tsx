import type { ReactElement } from 'react'
import arrow from 'lucide-static/icons/arrow-right.svg?raw'
import clock from 'lucide-static/icons/clock.svg?raw'
import grid from 'lucide-static/icons/layout-grid.svg?raw'
import glass from 'lucide-static/icons/search.svg?raw'
import { SvgIcon } from '../parts/svg-icon.tsx'
import { searchListId } from '../../shared/markup.ts'
import type { SearchStart } from '../../model/search.ts'
import { optionId } from './option.client.ts'
import { type ListProps, opensElsewhere } from './results.client.tsx'
import type { StartOption } from './start-options.client.ts'

interface StartListProps extends ListProps {
  start: SearchStart
  options: readonly StartOption[]
  onAsk: (keywords: string) => void
}

const icons = { recent: clock, alike: glass, task: arrow, browse: grid }

/** What an empty field, or one that finds nothing, offers: queries to ask and pages to begin with. */
export function StartList(props: StartListProps): ReactElement {
  const { words, start, options, active, onAsk, onPick, onHover } = props
  const titles = { recent: start.words.recent, alike: words.searchAlike, task: start.words.tasks, browse: '' }
  const placed = options.map((option, place) => ({ option, place }))
  const kinds = [...new Set(options.map(({ kind }) => kind))]
  return (
    <div id={searchListId} className="search-list" role="listbox" aria-label={start.words.start}>
      {kinds.map((kind) => (
        <div key={kind} role="group" aria-label={titles[kind] || undefined} className="search-group" data-kind={kind}>
          {titles[kind] !== '' && (
            <div className="search-group-title" role="presentation">
              {titles[kind]}
            </div>
          )}
          {placed
            .filter(({ option }) => option.kind === kind)
            .map(({ option, place }) => (
              <a
                key={option.label}
                id={optionId(place)}
                role="option"
                aria-selected={place === active}
                className="search-option"
                href={option.link}
                tabIndex={-1}
                onClick={(event) => {
                  if (option.link === undefined) onAsk(option.label)
                  else if (!opensElsewhere(event)) onPick(option.link)
                }}
                onPointerMove={({ pointerType }) => {
                  if (place !== active && pointerType === 'mouse') onHover(place)
                }}
              >
                <SvgIcon source={icons[kind]} />
                <span className="search-start-label">{option.label}</span>
              </a>
            ))}
        </div>
      ))}
    </div>
  )
}
