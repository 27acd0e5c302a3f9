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
  const editing = assets.tryFiles?.[page.locale]
  return (
    <div className="demo-bar">
      {/* Screen readers read the same text from the announcer. */}
      <span className="demo-note" aria-hidden="true" />
      {editing !== undefined && (
        <button
          type="button"
          className="icon-button demo-edit"
          data-demo-action="edit"
          data-try={editing}
          {...mark(dataNeedsScripts, '')}
          aria-label={words.editDemo}
          title={words.editDemo}
        >
          <Icon name="code" />
        </button>
      )}
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
