import type { ReactElement } from 'react'
import type { PageView } from '../../model/page-view.ts'
import type { Hero as HeroText } from '../../model/page.ts'
import { Island } from '../parts/island.tsx'
import { Link } from '../parts/link.tsx'
import { PageTitle } from './page-title.tsx'
import type { View } from '../view.ts'
import { heroId } from '../../shared/markup.ts'

/**
 * The top of the home page: the name, one line, and a live example of the component that asks what the reader wants to
 * do. A site without such an example shows the tasks as links.
 */
export function Hero({ view, hero }: { view: View; hero: HeroText }): ReactElement {
  const { page, words, assets } = view
  const { tasks, heroLinks } = page
  const hasSearch = assets.search[page.locale] !== undefined
  return (
    <div className="hero">
      <PageTitle view={view} />
      <p className="hero-text">{hero.description}</p>
      {view.islands['hero'] === undefined ? (
        <Tasks tasks={tasks} label={words.heroLabel} />
      ) : tasks.length > 0 ? (
        <>
          <Island
            view={view}
            name="hero"
            id={heroId}
            moment="interaction"
            className="stage hero-stage"
            props={{
              label: words.heroLabel,
              placeholder: words.heroPlaceholder,
              nothing: words.searchEmpty,
              search: hasSearch ? words.heroSearch : undefined,
              keywords: assets.heroFiles?.[page.path],
              tasks,
            }}
          />
          <noscript>
            <Tasks tasks={tasks} label={words.heroLabel} />
          </noscript>
        </>
      ) : null}
      {heroLinks.length > 0 && (
        <ul className="hero-links">
          {heroLinks.map(({ title, href }) => (
            <li key={href}>
              <Link href={href} view={view}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The tasks as links, for pages without scripts and for sites without a live example. */
function Tasks({ tasks, label }: { tasks: PageView['tasks']; label: string }): ReactElement | null {
  if (tasks.length === 0) return null
  return (
    <ul className="hero-tasks" aria-label={label}>
      {tasks.map((task) => (
        <li key={task.href + task.label}>
          <a href={task.href}>{task.label}</a>
        </li>
      ))}
    </ul>
  )
}
