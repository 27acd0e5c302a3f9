import type { CSSProperties, ReactElement } from 'react'
import { fillWords } from '../../shared/fill-words.ts'
import type { PlacedDemo } from '../../model/page-view.ts'
import { DemoBar } from './bar.tsx'
import { DemoCode } from './code.tsx'
import { Icon } from '../parts/icon.tsx'
import { Island } from '../parts/island.tsx'
import { Link } from '../parts/link.tsx'
import type { ElementProps, View } from '../view.ts'

type DemoProps = ElementProps<'v-demo'>

/** Height in pixels of an iframe when the author sets none. */
const frameHeight = 360

/** A demo: its stage, its description, its code and its actions. A compact demo links to its page instead. */
export function Demo(props: DemoProps): ReactElement | null {
  const { view, id, title, compact = false, code = true, open = false, children } = props
  const { page, words, assets } = view
  const demo = page.placedDemos[id]
  if (demo === undefined) return null
  const name = title ?? demo.title
  // Before the first heading of the page a demo's title is an `h2`, after it an `h3`.
  const Title = demo.leads ? 'h2' : 'h3'
  const isShown = code && !compact
  // When the page shows the code of a single file, the copy button reads it from the page. Otherwise it needs the address of the files.
  const source = isShown && demo.code.length === 1 ? undefined : assets.demoFiles?.sources[demo.version]
  return (
    <section
      className="demo"
      id={id}
      aria-label={fillWords(words.demoOf, { title: name })}
      data-compact={compact || undefined}
      data-source={compact ? undefined : source}
    >
      {(title !== undefined || children !== undefined) && !compact && (
        <div className="demo-head">
          {title !== undefined && <Title className="demo-title">{title}</Title>}
          {children}
        </div>
      )}
      <div className="demo-stage" style={toStyle(props)}>
        {props.iframe === true && !compact ? (
          <Frame {...props} demo={demo} name={name} />
        ) : (
          <Stage {...props} demo={demo} />
        )}
      </div>
      {compact ? (
        <CompactBar view={view} demo={demo} name={name} />
      ) : (
        <div className="demo-foot">
          {isShown && <DemoCode view={view} demo={demo} open={open} />}
          <DemoBar view={view} demo={demo} />
        </div>
      )}
    </section>
  )
}

function Stage({ view, id, compact = false, demo }: DemoProps & { demo: PlacedDemo }): ReactElement {
  return (
    <Island
      view={view}
      name={`demo:${demo.version}`}
      id={`i-${id}`}
      moment={compact ? 'interaction' : 'visible'}
      className="stage"
      demo={id}
      lang={demo.lang}
    />
  )
}

function Frame({
  view,
  demo,
  height = frameHeight,
  name,
}: DemoProps & { demo: PlacedDemo; name: string }): ReactElement {
  return (
    <div className="demo-viewport" data-fixed="">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site */}
      <iframe
        src={demo.address}
        title={fillWords(view.words.demoOf, { title: name })}
        loading="lazy"
        style={{ blockSize: height }}
      />
    </div>
  )
}

function toStyle({ height, background, iframe }: DemoProps): CSSProperties | undefined {
  const minBlockSize = iframe === true ? undefined : height
  return minBlockSize === undefined && background === undefined ? undefined : { minBlockSize, background }
}

function CompactBar({ view, demo, name }: { view: View; demo: PlacedDemo; name: string }): ReactElement {
  const { words } = view
  return (
    <div className="demo-compact">
      <span className="demo-name">{name}</span>
      <Link href={demo.href} view={view} className="demo-more">
        <span>
          {words.openPage}
          <span className="visually-hidden">{`: ${demo.title}`}</span>
        </span>
        <Icon name="arrowRight" />
      </Link>
    </div>
  )
}
