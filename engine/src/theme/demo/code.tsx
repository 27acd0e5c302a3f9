import type { ReactElement } from 'react'
import type { PlacedDemo } from '../../model/page-view.ts'
import { Icon } from '../parts/icon.tsx'
import { resolvePropLinks } from '../parts/resolve-prop-links.ts'
import { nameVersion } from '../../shared/demo-version.ts'
import type { View } from '../view.ts'
import { dataNeedsScripts, dataScrollFrame, mark } from '../../shared/markup.ts'

/**
 * The code of a demo, folded until a reader opens it. With scripts several files are tabs. Without scripts they are
 * shown one below the other, each with its name. The text of shared files is fetched when a reader asks for it. Where
 * the demo says which part of it matters, that part is shown first, unless the page has the code open.
 */
export function DemoCode({ view, demo, open }: { view: View; demo: PlacedDemo; open: boolean }): ReactElement {
  const { words } = view
  const { id, code } = demo
  const isTabbed = code.length > 1
  // A `figure` must not have the role `tabpanel`.
  const Panel = isTabbed ? 'div' : 'figure'
  return (
    <details className="demo-code" open={open}>
      <summary>
        <Icon name="chevron" />
        <span>{words.showCode}</span>
      </summary>
      {isTabbed && (
        <div className="demo-tabs" role="tablist" aria-label={words.sourceFiles} {...mark(dataNeedsScripts, '')}>
          {code.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-file-${index}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? undefined : -1}
              title={name}
            >
              {toShortName(name, code)}
            </button>
          ))}
        </div>
      )}
      {code[0]?.isPart === true && !open && (
        <label className="demo-whole" {...mark(dataNeedsScripts, '')}>
          <input type="checkbox" />
          {words.wholeFile}
        </label>
      )}
      {code.map(({ name, html }, index) => (
        <Panel
          key={name}
          className="code demo-file"
          id={isTabbed ? `${id}-file-${index}` : undefined}
          role={isTabbed ? 'tabpanel' : undefined}
          aria-labelledby={isTabbed ? `${id}-tab-${index}` : undefined}
        >
          {isTabbed && (
            <div className="demo-file-name">
              {index === 0 ? name : <FileLink view={view} demo={demo} name={name} />}
            </div>
          )}
          {(index === 0 || view.assets.demoFiles === undefined) && (
            <pre {...mark(dataScrollFrame, '')}>
              <code dangerouslySetInnerHTML={{ __html: resolvePropLinks(view.page.links, html) }} />
            </pre>
          )}
        </Panel>
      ))}
    </details>
  )
}

/**
 * Link to a file that several demos share. Its text is fetched when the reader chooses its tab. Without scripts the
 * reader follows the link.
 */
function FileLink({ view, demo, name }: { view: View; demo: PlacedDemo; name: string }): ReactElement {
  const version = demo.version === demo.id ? name : nameVersion(name, view.page.locale)
  return (
    <a href={view.assets.demoFiles?.shared[version]} data-shared-file="">
      {name}
    </a>
  )
}

/** Shortens `shared/remote.ts` to `remote.ts`, unless two files have that name. */
function toShortName(name: string, code: PlacedDemo['code']): string {
  const short = name.split('/').pop() ?? name
  return code.filter((file) => file.name.split('/').pop() === short).length > 1 ? name : short
}
