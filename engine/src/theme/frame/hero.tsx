import type { ReactElement } from 'react'
import type { PageView } from '../../model/page-view.ts'
import type { Hero as HeroText } from '../../model/page.ts'
import { Island } from '../parts/island.tsx'
import { Link } from '../parts/link.tsx'
import { Prose } from '../prose/prose.tsx'
import { PageTitle } from './page-title.tsx'
import type { View } from '../view.ts'
import { heroId } from '../../shared/markup.ts'

/**
 * The top of the home page: the name, one line, what the page's `:::hero` says, and a live example of the component that
 * asks what the reader wants to do. A site without such an example shows the tasks as links.
 */
export function Hero({ view, hero }: { view: View; hero: HeroText }): ReactElement {
  const { content, heroLinks } = view.page
  const { text, beside, below } = content.hero ?? {}
  return (
    <div className="hero">
      <div className="hero-text">
        <PageTitle view={view} />
        <p className="hero-name">{hero.description}</p>
        {text && <Prose view={view} tree={text} />}
        {heroLinks.length > 0 && (
          <ul className="hero-links">
            {heroLinks.map(({ title, href }) => (
              <li key={href}>
                <Link className="button" href={href} view={view}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {beside && beside.children.length > 0 && (
        <div className="hero-beside">
          <Prose view={view} tree={beside} />
        </div>
      )}
      {below && below.children.length > 0 && (
        <div className="hero-below">
          <Prose view={view} tree={below} />
        </div>
      )}
      <Question view={view} />
    </div>
  )
}

/**
 * What the reader wants to do, asked by the site's live example. The tasks are links, which stand alone where there is
 * no such example and where no scripts run. Elsewhere they are hidden, and the example reads them.
 */
function Question({ view }: { view: View }): ReactElement | null {
  const { page, words, assets } = view
  const { tasks } = page
  if (view.islands['hero'] === undefined) return <Tasks tasks={tasks} label={words.heroLabel} />
  if (tasks.length === 0) return null
  const hasSearch = assets.search[page.locale] !== undefined
  return (
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
          answers: assets.heroFiles?.[page.path],
          example: tasks[0]?.title,
          tasks: `.${tasksClass} a`,
        }}
      />
      <Tasks tasks={tasks} label={words.heroLabel} />
    </>
  )
}

const tasksClass = 'hero-tasks'

function Tasks({ tasks, label }: { tasks: PageView['tasks']; label: string }): ReactElement | null {
  if (tasks.length === 0) return null
  return (
    <ul className={tasksClass} aria-label={label}>
      {tasks.map((task) => (
        <li key={task.href + task.title}>
          <a href={task.href}>{task.title}</a>
        </li>
      ))}
    </ul>
  )
}
