import { apiJsonSchema } from '../api/api-json-schema.ts'
import { buildApiJson } from '../api/build-api-json.ts'
import { buildDemoJson, demoJsonSchema, demoSchemaPath, toDemoJsonPath } from '../assemble/build-demo-json.ts'
import { listAddresses } from '../assemble/list-addresses.ts'
import { shardAddresses } from '../assemble/shard-addresses.ts'
import { listDependencies } from '../assemble/list-dependencies.ts'
import type { Site } from '../model/site.ts'
import { measureMarkdown, readMarkdown } from '../node/read-cached.ts'
import { toApiPaths, toFeedPath, toMarkdownPath } from '../shared/addresses.ts'
import { toShardPath } from '../shared/resolve-address.ts'
import { writeLlms } from '../twin/write-llms.ts'
import { buildFeed } from './build-feed.ts'
import { buildRobots } from './build-robots.ts'
import { buildSiteManifest } from './build-site-manifest.ts'
import { buildSitemap } from './build-sitemap.ts'

/** A text file of the site, which may be made when it is asked for; `path` is below the output folder. */
export interface TextFile {
  path: string
  /** Changes whenever the text does, where that is known without it. */
  key?: string | undefined
  readonly text: string
}

/**
 * The text files beside the pages that are made from the site alone. The build writes them, the development server
 * answers them. `search` is the address of each locale's search data.
 */
export function listTextFiles(site: Site, search: Readonly<Record<string, string>>): TextFile[] {
  const { base, origin } = site.config
  const api = listApiFiles(site)
  const sitemaps = origin === undefined ? [] : buildSitemap({ base, origin, pages: site.pages })
  return [
    { path: 'robots.txt', text: buildRobots({ base, origin }) },
    ...sitemaps,
    ...listFeeds(site),
    { path: 'routes.json', text: JSON.stringify(listAddresses(site)) },
    ...listAddressShards(site),
    { path: 'site.json', text: JSON.stringify(buildSiteManifest(site, search, api[0]?.path)) },
    ...site.pages.map((page) => ({
      path: toMarkdownPath(page.path).slice(1),
      key: measureMarkdown(page).hash,
      get text() {
        return readMarkdown(page)
      },
    })),
    ...api,
    ...listDemoFiles(site),
    ...listLlmsFiles(site),
  ]
}

/** The addresses of a large site, for its not-found page. */
function listAddressShards(site: Site): TextFile[] {
  const shards = shardAddresses(listAddresses(site))
  if (shards.length === 1) return []
  return shards.map(({ addresses }, index) => ({
    path: toShardPath(index).slice(1),
    text: JSON.stringify(addresses),
  }))
}

/** The feed of each locale that has one. */
function listFeeds(site: Site): TextFile[] {
  const { locales } = site.config
  return locales.flatMap(({ id }) => {
    const text = buildFeed(site, id)
    return text === undefined ? [] : [{ path: toFeedPath(id, locales[0]?.id ?? id).slice(1), text }]
  })
}

/** The reference as data. */
function listApiFiles({ api, config }: Site): TextFile[] {
  if (api.state !== 'ready') return []
  const { data, schema } = toApiPaths(config.library.package)
  const reference = buildApiJson(api.references, api.demosByProp, schema.replace(/^.*\//, './'))
  return [toJsonFile(data, reference), toJsonFile(schema, apiJsonSchema)]
}

/** Each demo as data. */
function listDemoFiles({ demos, config }: Site): TextFile[] {
  if (demos.length === 0) return []
  const dependencies = listDependencies(config)
  return [
    ...demos.map((demo) => toJsonFile(toDemoJsonPath(demo.id), buildDemoJson(demo, dependencies))),
    toJsonFile(demoSchemaPath, demoJsonSchema),
  ]
}

function listLlmsFiles(site: Site): TextFile[] {
  return site.config.locales
    .flatMap(({ id }) => writeLlms(site, id))
    .map((file) => ({
      path: file.path.slice(1),
      key: file.key,
      get text() {
        return file.text
      },
    }))
}

function toJsonFile(path: string, value: unknown): TextFile {
  return { path: path.slice(1), text: JSON.stringify(value, undefined, 1) }
}
