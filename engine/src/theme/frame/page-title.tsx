import type { ReactElement } from 'react'
import type { View } from '../view.ts'

/** The title of a page. What can be done with every page belongs here, beside it. */
export function PageTitle({ view }: { view: View }): ReactElement {
  const { title, hero } = view.page
  return <h1>{hero?.title ?? title}</h1>
}
