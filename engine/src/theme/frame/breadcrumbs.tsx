import type { ReactElement } from 'react'
import { Link } from '../parts/link.tsx'
import type { View } from '../view.ts'

/** The way to the page, above its title: where it belongs, and how to get there. */
export function Breadcrumbs({ view }: { view: View }): ReactElement | null {
  const { page, words } = view
  if (page.breadcrumbs.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={words.breadcrumbs}>
      <ol>
        {page.breadcrumbs.map(({ title, href }) => (
          <li key={title}>
            {href === undefined ? (
              title
            ) : (
              <Link href={href} view={view}>
                {title}
              </Link>
            )}
          </li>
        ))}
        <li aria-current="page" lang={page.contentLocale === page.locale ? undefined : page.contentLocale}>
          {page.title}
        </li>
      </ol>
    </nav>
  )
}
