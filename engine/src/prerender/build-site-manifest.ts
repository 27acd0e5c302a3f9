import type { Site } from '../model/site.ts'
import type { SiteManifest } from '../model/site-manifest.ts'
import { withoutBase } from '../shared/addresses.ts'

/** `search` is the address of each locale's search data, with base; `api` the path of the reference as data. */
export function buildSiteManifest(
  { config, generator }: Site,
  search: Readonly<Record<string, string>>,
  api: string | undefined,
): SiteManifest {
  const { title, base, origin, locales } = config
  return {
    generator,
    title,
    base,
    ...(origin === undefined ? {} : { origin }),
    locales: locales.map(({ id, name }) => ({
      id,
      name,
      search: withoutBase(base, search[id] ?? '')?.slice(1) ?? '',
    })),
    ...(api === undefined ? {} : { api }),
  }
}
