import type { Localized } from './config.ts'

/** What a program has to know of a built site before it can read it: `site.json` of the output. Paths are below that file. */
export interface SiteManifest {
  /** Name and version of the engine that wrote the site. */
  generator: string
  title: Localized
  /** Where the site lies on its host: `/docs/`. */
  base: string
  /** `https://example.org`. Absent when the build was not told. */
  origin?: string
  /** The first one is the default. `search` is the path of its search data. */
  locales: { id: string; name: string; search: string }[]
  /** Path of the reference as data. Absent when the site has none. */
  api?: string
}
