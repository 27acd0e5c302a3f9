import type { SearchDemo, SearchMetadata, SearchPage } from '../model/search.ts'

/** The search data of a site, a page each. */
export function splitPages({ routes, demos }: SearchMetadata): SearchPage[] {
  const demosOf = new Map<string, SearchDemo[]>()
  for (const demo of demos) demosOf.set(demo.route, [...(demosOf.get(demo.route) ?? []), demo])
  return routes.map((route) => ({ route, demos: demosOf.get(route.link) ?? [] }))
}
