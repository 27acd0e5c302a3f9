import { apiJsonSchema } from '../api/api-json-schema.ts'
import { buildApiJson } from '../api/build-api-json.ts'
import { listAddresses } from '../assemble/list-addresses.ts'
import type { Site } from '../model/site.ts'
import { toMarkdownPath } from '../shared/addresses.ts'
import { buildRobots } from './build-robots.ts'
import { buildSitemap } from './build-sitemap.ts'

/** A text file of the site; `path` is below the output folder. */
export interface TextFile {
  path: string
  text: string
}

/** The text files beside the pages that are made from the site alone. The build writes them, the development server answers them. */
export function listTextFiles(site: Site): TextFile[] {
  const { base, origin } = site.config
  const sitemap = origin === undefined ? undefined : buildSitemap({ base, origin, pages: site.pages })
  return [
    { path: 'robots.txt', text: buildRobots({ base, origin }) },
    ...(sitemap === undefined ? [] : [{ path: 'sitemap.xml', text: sitemap }]),
    { path: 'routes.json', text: JSON.stringify(listAddresses(site)) },
    ...site.pages.map((page) => ({ path: toMarkdownPath(page.path).slice(1), text: page.markdown })),
    ...listApiFiles(site),
  ]
}

/** The reference as data, named after the package: `api/select.json`. */
function listApiFiles({ api, config }: Site): TextFile[] {
  if (api.state !== 'ready') return []
  const name = config.library.package.split('/').pop() ?? config.library.package
  const data = buildApiJson(api.references, api.demosByProp, `./${name}.schema.json`)
  return [
    { path: `api/${name}.json`, text: JSON.stringify(data, undefined, 1) },
    { path: `api/${name}.schema.json`, text: JSON.stringify(apiJsonSchema, undefined, 1) },
  ]
}
