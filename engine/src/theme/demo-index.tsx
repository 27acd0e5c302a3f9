import type { ReactElement } from 'react'
import { Link } from './link.tsx'
import type { View } from './view.ts'

/** All pages that are named like a demo, by group. */
export function DemoIndex({ view }: { view: View }): ReactElement {
  const { frame, site, page } = view
  const pages = new Map(
    site.pages.filter((candidate) => candidate.locale === page.locale).map((candidate) => [candidate.route, candidate]),
  )
  const isDemo = (route: string): boolean =>
    site.demos.some((demo) => demo.route === route && route.endsWith(`/${demo.id}`))
  return (
    <>
      {frame.sidebar
        .map((group) => ({ ...group, entries: group.entries.filter((entry) => isDemo(entry.route)) }))
        .filter((group) => group.entries.length > 0)
        .map((group) => (
          <section key={group.id} className="demo-index" aria-labelledby={`index-${group.id}`}>
            <h2 id={`index-${group.id}`}>{group.title}</h2>
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.route}>
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
