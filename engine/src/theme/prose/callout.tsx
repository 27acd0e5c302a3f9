import type { ReactElement } from 'react'
import { Icon } from '../parts/icon.tsx'
import type { ElementProps } from '../view.ts'

/** A note that stands out. Its icon and its title tell its kind, not its colour alone. */
export function Callout({ view, type, title, children }: ElementProps<'v-callout'>): ReactElement {
  const { words } = view
  const kinds = {
    info: words.calloutInfo,
    warning: words.calloutWarning,
    success: words.calloutSuccess,
    error: words.calloutError,
  }
  return (
    <div className="callout" role="note" data-type={type}>
      <p className="callout-title">
        <Icon name={type} />
        {title === undefined ? (
          kinds[type]
        ) : (
          <>
            <span className="visually-hidden">{`${kinds[type]}: `}</span>
            {title}
          </>
        )}
      </p>
      {children}
    </div>
  )
}
