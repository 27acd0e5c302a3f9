import type { SearchDemo } from '../model/search.ts'
import { withoutBase } from '../shared/addresses.ts'
import type { ReadSite } from './read-site.ts'

/** A line for each demo: its id, what it is, where it is. */
export async function describeDemos(ids: readonly string[], locale: string, site: ReadSite): Promise<string[]> {
  const { demos } = await site.readPages(locale)
  return ids.map((id) =>
    describeDemo(
      id,
      demos.find((demo) => demo.id === id),
      site,
    ),
  )
}

function describeDemo(id: string, demo: SearchDemo | undefined, site: ReadSite): string {
  if (demo === undefined) return `- ${id}`
  const words = demo.description === '' ? demo.title : `${demo.title} — ${demo.description}`
  const path = withoutBase(site.manifest.base, demo.route) ?? demo.route
  return `- ${id}: ${words} ${site.toAddress(`${path}#${id}`)}`
}
