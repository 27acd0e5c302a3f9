import type { ReactElement } from 'react'
import { drawIsland } from '../parts/draw-island.ts'
import { Link } from '../parts/link.tsx'
import type { DemoGroup, ShownGroup } from '../../model/page-view.ts'
import { fillWords } from '../../shared/fill-words.ts'
import type { View } from '../view.ts'
import { indexIdPrefix } from '../../shared/markup.ts'

/** So many demos of a group are shown in the index of a large site. */
const mostCards = 60

/** All pages that are named like a demo, by group. Each has a still picture of the demo, its title and its description. */
export function DemoIndex({ view }: { view: View }): ReactElement {
  return (
    <>
      {view.page.demoGroups.map((group) => (
        <section key={group.id} className="demo-index" aria-labelledby={indexIdPrefix + group.id}>
          <h2 id={indexIdPrefix + group.id}>{group.title}</h2>
          <ul>
            {takeCards(view, group).map((entry) => (
              <li key={entry.demo} className="demo-card">
                <Preview view={view} entry={entry} />
                <Link href={entry.href} view={view} lang={entry.lang}>
                  {entry.title}
                </Link>
                <p lang={entry.lang}>{entry.description}</p>
              </li>
            ))}
          </ul>
          <ListLink view={view} group={group} />
        </section>
      ))}
    </>
  )
}

/** All demos of a group. On a large site the first of them, since the group has a list. */
function takeCards({ page }: View, { id, entries }: DemoGroup): DemoGroup['entries'] {
  return findList(page, id) === undefined ? entries : entries.slice(0, mostCards)
}

/** Leads to the whole group, where the index shows only a part of it. */
function ListLink({ view, group }: { view: View; group: DemoGroup }): ReactElement | null {
  const list = findList(view.page, group.id)
  if (list === undefined || group.entries.length <= mostCards) return null
  return (
    <p>
      <Link href={list.href} view={view}>
        {fillWords(view.words.allPages, { count: String(list.count) })}
      </Link>
    </p>
  )
}

function findList({ sidebar }: View['page'], group: string): ShownGroup['list'] {
  return sidebar.find(({ id }) => id === group)?.list
}

/** What the site has drawn for the card, or the prerendered demo. It is never hydrated and nothing in it can be focused, because the whole card is a link. */
function Preview({ view, entry }: { view: View; entry: DemoGroup['entries'][number] }): ReactElement | null {
  const name = `demo:${entry.version}`
  const source = view.islands[name]
  if (source === undefined) return null
  const html = entry.card ?? drawIsland(name, source, {}, `card-${entry.demo}-`)
  return (
    <div className="demo-card-preview" aria-hidden="true" inert>
      <div className="stage" lang={entry.demoLang} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
