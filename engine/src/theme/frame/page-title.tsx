import type { ReactElement } from 'react'
import { PageActions } from './page-actions.tsx'
import type { View } from '../view.ts'

/** The title of a page, and beside it what can be done with every page. */
export function PageTitle({ view }: { view: View }): ReactElement {
  const { title, hero } = view.page
  return (
    <>
      <PageActions view={view} />
      <h1>{hero?.title ?? title}</h1>
    </>
  )
}
