import type { RouteEntry, Site } from '../model/site.ts'
import { toDemoPath } from '../shared/resolve-address.ts'

/** All addresses of documents: those of the pages, then those of the demos alone. */
export function listAddresses({ routes, demos }: Pick<Site, 'routes' | 'demos'>): RouteEntry[] {
  return [...routes, ...demos.map(({ id }) => ({ path: toDemoPath(id), aliases: [] }))]
}
