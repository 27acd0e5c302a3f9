import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Link } from '../parts/link.tsx'
import type { View } from '../view.ts'

/** All pages that are named like a demo, by group: a still picture of the demo, its title and one line. */
export function DemoIndex({ view }: { view: View }): ReactElement {
  const { frame, site, page } = view
  const pages = new Map(
    site.pages.filter((candidate) => candidate.locale === page.locale).map((candidate) => [candidate.route, candidate]),
  )
  const mainDemos = new Map(
    site.demos.filter((demo) => demo.route?.endsWith(`/${demo.id}`) === true).map((demo) => [demo.route, demo.id]),
  )
  return (
    <>
      {frame.sidebar
        .map((group) => ({ ...group, entries: group.entries.filter((entry) => mainDemos.has(entry.route)) }))
        .filter((group) => group.entries.length > 0)
        .map((group) => (
          <section key={group.id} className="demo-index" aria-labelledby={`index-${group.id}`}>
            <h2 id={`index-${group.id}`}>{group.title}</h2>
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.route} className="demo-card">
                  <Preview view={view} id={mainDemos.get(entry.route) ?? ''} />
                  <Link href={entry.href} view={view}>
                    {entry.title}
                  </Link>
                  <p>{pages.get(entry.route)?.description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}

/** The demo as it is first drawn. It never comes alive and nothing in it can be reached: the card is a link. */
function Preview({ view, id }: { view: View; id: string }): ReactElement | null {
  const source = view.islands[`demo:${id}`]
  if (source === undefined) return null
  const html = renderToString(source.element({}), { identifierPrefix: `card-${id}-` })
  return (
    <div className="demo-card-preview" aria-hidden="true" inert>
      <div className="stage" lang="en" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
