import { Children, useId, type ReactElement } from 'react'
import type { ElementProps } from '../view.ts'
import { dataCodeGroup, dataNeedsScripts, dataPanel, dataVariant, mark } from '../../shared/markup.ts'

/**
 * Code blocks, with what belongs to each, of which one is shown at a time. A choice is valid for every group that has a block with that name.
 * Without scripts all blocks are shown, one below the other, each with its name.
 */
export function CodeGroup({ view, names, sizes, children }: ElementProps<'v-code-group'>): ReactElement {
  const id = useId()
  const blocks = Children.toArray(children).filter((child) => typeof child !== 'string')
  const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0))
  return (
    <div className="code-group" {...mark(dataCodeGroup, '')}>
      <div className="code-tabs" role="tablist" aria-label={view.words.codeGroup} {...mark(dataNeedsScripts, '')}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            id={`${id}t${index}`}
            className="code-tab"
            role="tab"
            aria-selected={index === 0}
            aria-controls={`${id}p${index}`}
            tabIndex={index === 0 ? 0 : -1}
            {...mark(dataVariant, name)}
          >
            {name}
          </button>
        ))}
      </div>
      {names.map((name, index) => (
        <div
          key={name}
          id={`${id}p${index}`}
          className="code-panel"
          role="tabpanel"
          aria-labelledby={`${id}t${index}`}
          {...mark(dataPanel, name)}
        >
          {blocks.slice(starts[index], starts[index + 1])}
        </div>
      ))}
    </div>
  )
}
