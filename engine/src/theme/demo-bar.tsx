import type { ReactElement } from 'react'
import type { SiteDemo } from '../model/site.ts'
import { DemoMenu } from './demo-menu.tsx'
import { Icon } from './icon.tsx'
import type { View } from './view.ts'

/** Props of `DemoBar`. */
export interface DemoBarProps {
  view: View
  demo: SiteDemo
  name: string
  /** Of the demo alone. */
  address: string
}

/** What a reader can do with a demo, on one line. What is done rarely is in the menu at its end. */
export function DemoBar({ view, demo, name, address }: DemoBarProps): ReactElement {
  const { words } = view
  const menu = `more-${demo.id}`
  return (
    <div className="demo-bar" data-failed={words.demoActionFailed}>
      <button
        type="button"
        className="demo-reset"
        data-demo-action="reset"
        aria-label={words.stageReset}
        title={words.stageReset}
        hidden
      />
      {/* Said aloud elsewhere. */}
      <span className="demo-note" aria-hidden="true" />
      <button
        type="button"
        className="icon-button demo-copy"
        data-demo-action="copy"
        data-needs-scripts=""
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
        data-anchor=""
      >
        <Icon name="anchor" />
      </a>
      <a className="icon-button demo-alone" href={address} aria-label={words.openAlone} title={words.openAlone}>
        <Icon name="maximize" />
      </a>
      <button
        type="button"
        className="icon-button demo-more-button"
        popoverTarget={menu}
        data-needs-scripts=""
        aria-label={words.demoMore}
        title={words.demoMore}
      >
        <Icon name="ellipsis" />
      </button>
      <DemoMenu view={view} demo={demo} name={name} id={menu} />
    </div>
  )
}
