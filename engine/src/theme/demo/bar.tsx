import type { ReactElement } from 'react'
import type { PlacedDemo } from '../../model/page-view.ts'
import { Icon } from '../parts/icon.tsx'
import type { View } from '../view.ts'
import { dataAnchor, dataNeedsScripts, mark, menuIdPrefix } from '../../shared/markup.ts'

/** Props of `DemoBar`. */
export interface DemoBarProps {
  view: View
  demo: PlacedDemo
}

/** The actions of a demo in one row. Rare actions are in the menu at its end. */
export function DemoBar({ view, demo }: DemoBarProps): ReactElement {
  const { words, assets, page } = view
  const menu = assets.demoFiles?.menus[page.locale]
  return (
    <div className="demo-bar">
      {/* Screen readers read the same text from the announcer. */}
      <span className="demo-note" aria-hidden="true" />
      <button
        type="button"
        className="icon-button demo-copy"
        data-demo-action="copy"
        {...mark(dataNeedsScripts, '')}
        aria-label={words.copyCode}
        title={words.copyCode}
      >
        <Icon name="copy" />
        <Icon name="check" />
      </button>
      <a
        className="icon-button"
        href={`#${demo.id}`}
        aria-label={words.linkToDemo}
        title={words.linkToDemo}
        {...mark(dataAnchor, '')}
      >
        <Icon name="anchor" />
      </a>
      <a className="icon-button demo-alone" href={demo.address} aria-label={words.openAlone} title={words.openAlone}>
        <Icon name="maximize" />
      </a>
      {menu !== undefined && (
        <button
          type="button"
          className="icon-button demo-more-button"
          data-demo-action="more"
          data-menu={menu}
          data-zip={assets.demoFiles?.archives[demo.version]}
          popoverTarget={menuIdPrefix + demo.id}
          {...mark(dataNeedsScripts, '')}
          aria-label={words.demoMore}
          title={words.demoMore}
        >
          <Icon name="ellipsis" />
        </button>
      )}
    </div>
  )
}
