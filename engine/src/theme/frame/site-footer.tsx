import type { ReactElement } from 'react'
import { withBase } from '../../shared/addresses.ts'
import { OfflineDoor } from '../offline/door.tsx'
import type { View } from '../view.ts'

/** The footer of the site: the notes and links of its configuration, and the notices of third parties. */
export function SiteFooter({ view }: { view: View }): ReactElement {
  const { site, page, words } = view
  const { notes, links } = page.frame.footer
  return (
    <footer className="site-footer">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul>
        <li>
          <a href={withBase(site.config.base, '/THIRD-PARTY-NOTICES.txt')}>{words.notices}</a>
        </li>
        <OfflineDoor view={view} />
        {links.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </footer>
  )
}
