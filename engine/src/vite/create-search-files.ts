import { join } from 'node:path'
import { buildSearchData } from '../assemble/build-search-metadata.ts'
import type { Config } from '../model/config.ts'
import type { PagefindData, SearchData } from '../model/search.ts'
import type { Site } from '../model/site.ts'
import { hashText } from '../node/hash-files.ts'
import { withBase } from '../shared/addresses.ts'
import { buildPagefind, findPagefind } from './build-pagefind.ts'
import { buildParts } from './build-parts.ts'
import { type PlannedData, planSearchData } from './write-search-data.ts'

/** A file of search. One with a key need not be made when the last build has made it from the same. */
interface SearchFile {
  key: PlannedData['key']
  make: () => string | Uint8Array
}

/** The files of search, and where they are told of. */
export interface SearchFiles {
  /** By their path below the output folder. */
  files: Map<string, SearchFile>
  /** Address of what the search field of a locale downloads first. */
  field: Readonly<Record<string, string>>
  /** Address of all search data of a locale, for programs; with the engine here it is the same. */
  data: Readonly<Record<string, string>>
  /** Absolute paths of modules that are sent to readers without a bundle. */
  modules: string[]
}

/** Where the data and the index of a locale lie, below the base and the output folder. */
const searchFolder = '~search'

/** Search of each locale. `isOwn` says which indexes this build makes: of several builds one is enough. */
export async function createSearchFiles(
  site: Site,
  config: Config,
  isOwn: (path: string) => boolean = () => true,
): Promise<SearchFiles> {
  const files: SearchFiles['files'] = new Map()
  const field: Record<string, string> = {}
  const address: Record<string, string> = {}
  for (const { id: locale } of site.config.locales) {
    const plan = (path: string, file: SearchFile): string => {
      files.set(path, file)
      return withBase(config.base, path)
    }
    const add = (path: string, content: string | Uint8Array): string =>
      plan(path, { key: undefined, make: () => content })
    const folder = `${searchFolder}/${locale}/`
    // A lasting name: all pages contain it, and with a hash in it an edit of one would be a new version of all.
    const name = `${searchFolder}/${locale}.json`
    if (config.search.engine === 'built-in') {
      const file = join(config.outDir, name)
      const record = join(config.cacheDir, 'search', `${hashText(file).slice(0, 8)}.json`)
      address[locale] = plan(name, planSearchData(site, locale, config, { file, record }))
      field[locale] = address[locale]
      continue
    }
    const data = buildSearchData(site, locale, config.search)
    const text = JSON.stringify(data)
    address[locale] = add(name, text)
    const version = hashText(text).slice(0, 8)
    field[locale] = add(
      `${folder}start.json`,
      JSON.stringify(describeIndex(data, withBase(config.base, folder), version)),
    )
    if (!isOwn(folder)) continue
    const index =
      config.search.engine === 'parts'
        ? buildParts(data)
        : await buildPagefind({ metadata: data, locale, root: config.root })
    for (const [path, content] of index) add(folder + path, content)
  }
  const modules = config.search.engine === 'pagefind' ? [findPagefind(config.root)] : []
  return { files, field, data: address, modules }
}

function describeIndex({ routes, nav, start }: SearchData, folder: string, version: string): PagefindData {
  const home = routes.reduce((least, { link }) => (least === '' || link.length < least.length ? link : least), '')
  return { folder, version, home, nav, start }
}
