import type { ReactElement, ReactNode } from 'react'
import { fillWords } from '../i18n/words-of.ts'
import type { SiteDemo } from '../model/site.ts'
import { withBase } from '../shared/addresses.ts'
import { toDemoHref } from './demo-href.ts'
import { DemoTitle } from './demo-title.tsx'
import { CodeBlock } from './code-block.tsx'
import { Icon } from './icon.tsx'
import { Island } from './island.tsx'
import { Link } from './link.tsx'
import { resolvePropLinks } from './resolve-prop-links.ts'
import type { View } from './view.ts'

/** Props of `Demo`, from the directive. */
export interface DemoProps {
  view: View
  id: string
  title?: string
  compact?: boolean
  open?: boolean
  code?: boolean
  height?: number
  background?: string
  children?: ReactNode
}

/** A demo: its stage, what it is, and its code. Compact demos lead to their page instead. */
export function Demo({
  view,
  id,
  title,
  compact = false,
  open = false,
  code = true,
  height,
  background,
  children,
}: DemoProps): ReactElement | null {
  const { site, page, words } = view
  const demo = site.demos.find((candidate) => candidate.id === id)
  if (demo === undefined) return null
  const name = title ?? demo.title[page.locale] ?? id
  const style = { minBlockSize: height, background }
  return (
    <section
      className="demo"
      id={id}
      data-compact={compact || undefined}
      aria-label={fillWords(words.demoOf, { title: name })}
    >
      {(title !== undefined || children !== undefined) && !compact && (
        <div className="demo-head">
          {title !== undefined && (
            <DemoTitle view={view} id={id}>
              {title}
            </DemoTitle>
          )}
          {children}
        </div>
      )}
      <div className="demo-stage" style={height === undefined && background === undefined ? undefined : style}>
        <Island
          view={view}
          name={`demo:${id}`}
          id={`i-${id}`}
          moment={compact ? 'interaction' : 'visible'}
          className="stage"
          demo={id}
          lang="en"
        />
      </div>
      {compact ? <CompactBar view={view} demo={demo} name={name} /> : <DemoBar view={view} demo={demo} />}
      {!compact && code && <DemoCode view={view} demo={demo} open={open} />}
    </section>
  )
}

function CompactBar({ view, demo, name }: { view: View; demo: SiteDemo; name: string }): ReactElement {
  const { page, words } = view
  return (
    <div className="demo-bar">
      <span className="demo-name">{name}</span>
      <Link href={toDemoHref(view, demo)} view={view} className="demo-more">
        {words.openPage}
        <span className="visually-hidden">{`: ${demo.title[page.locale] ?? demo.id}`}</span>
        <Icon name="arrowRight" />
      </Link>
    </div>
  )
}

function DemoBar({ view, demo }: { view: View; demo: SiteDemo }): ReactElement {
  const { site, page, words } = view
  const alone = `${withBase(site.base, `/~demos/${demo.id}`)}?locale=${page.locale}`
  return (
    <div className="demo-bar">
      <a
        className="icon-button"
        href={`#${demo.id}`}
        aria-label={words.linkToDemo}
        title={words.linkToDemo}
        data-anchor=""
      >
        <Icon name="anchor" />
      </a>
      <a className="icon-button" href={alone} aria-label={words.openAlone} title={words.openAlone}>
        <Icon name="maximize" />
      </a>
    </div>
  )
}

function DemoCode({ view, demo, open }: { view: View; demo: SiteDemo; open: boolean }): ReactElement {
  return (
    <details className="demo-code" open={open}>
      <summary>
        <Icon name="code" />
        {view.words.showCode}
      </summary>
      {demo.code.map((file, index) => (
        <CodeBlock
          key={file.name}
          view={view}
          language="tsx"
          title={demo.code.length > 1 || index > 0 ? file.name : undefined}
          html={resolvePropLinks(view, file.html)}
        />
      ))}
    </details>
  )
}
