import type { SearchDemo } from '../model/search.ts'
import { withoutBase } from '../shared/addresses.ts'
import type { ReadSite } from './read-site.ts'

/** A line for each demo: its id, what it is, where it is. The short one has its title alone. */
export async function describeDemos(
  ids: readonly string[],
  locale: string,
  site: ReadSite,
  length: 'whole' | 'short' = 'whole',
): Promise<string[]> {
  const { demos } = await site.readPages(locale)
  return ids.map((id) => {
    const demo = demos.find((each) => each.id === id)
    if (demo === undefined) return `- ${id}`
    const words = length === 'short' || demo.description === '' ? demo.title : `${demo.title} — ${demo.description}`
    return `- ${id}: ${words} ${toDemoAddress(demo, site)}`
  })
}

/** Where a demo stands: its page, or a place on the page when that is called otherwise. */
export function toDemoAddress({ id, route }: SearchDemo, site: ReadSite): string {
  const path = withoutBase(site.manifest.base, route) ?? route
  return site.toAddress(path.endsWith(`/${id}`) ? path : `${path}#${id}`)
}
