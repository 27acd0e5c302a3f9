/** A value per locale id, for example `{ 'zh-CN': '演示', 'en-US': 'Demo' }`. */
export type Localized<T = string> = Readonly<Record<string, T>>

export interface LocaleConfig {
  /** BCP 47 tag, spelled as it stands in addresses: `zh-CN`. */
  id: string
  /** The language's own name, for the locale menu: `简体中文`. */
  name: string
}

export interface LibraryConfig {
  /** Name on npm; must be installed in the site folder. */
  package: string
  /** Version of the installed package, read from its package.json. */
  version: string
  /** SPDX licence of the installed package. */
  license: string
  /** Where readers find the package, its source and its changes. */
  packageUrl: string
  repositoryUrl: string
  changelogUrl: string
}

export interface NavConfig {
  title: Localized
  /** Route without locale, for example `/demo`. Every route below it belongs to this entry. */
  path: string
}

export interface GroupConfig {
  /** Named by front matter `group`. */
  id: string
  title: Localized
}

export interface RepositoryConfig {
  url: string
  branch: string
  /** Path of the site folder inside the repository. */
  directory: string
}

export type PrefetchMode = 'intent' | 'render' | 'viewport' | 'none'

export interface ApiEntryConfig {
  /** Name used by `::api{id="…"}` and in anchors. */
  id: string
  /** Module the type is imported from, for example `@rc-component/select`. */
  from: string
  /** The exported component or type whose properties make the table. */
  export: string
  /** `methods` when the type is what a ref holds; default: what the export is. */
  kind?: 'methods'
  /** Properties of other tables that take an object of this table: `Select.showSearch`; for `methods`: components. */
  usedBy?: readonly string[]
}

export interface ApiConfig {
  entries: readonly ApiEntryConfig[]
  /** Folder below the site folder with the hand-written words: `<words>/<locale>/<id>.yml`, shared facts `<words>/<id>.yml`. */
  words: string
  /** Milliseconds the extraction of one export may take before its process is ended. */
  timeLimit: number
}

export interface SearchConfig {
  /** Ids of sections that search leaves out on every page, because they only lead elsewhere. */
  skip: readonly string[]
}

/** The complete configuration: every field present, every path absolute. */
export interface Config {
  /** Absolute path of the site folder. */
  root: string
  /** Absolute paths. */
  contentDir: string
  demosDir: string
  publicDir: string
  outDir: string
  cacheDir: string
  title: Localized
  description: Localized
  /** First entry is the default and lives at the root address. */
  locales: readonly LocaleConfig[]
  library: LibraryConfig
  nav: readonly NavConfig[]
  groups: readonly GroupConfig[]
  /** Path the site is served under; starts and ends with a slash. */
  base: string
  /** `https://example.org`, without a trailing slash; undefined leaves absolute addresses out. */
  origin: string | undefined
  /** Where the content lives, for edit links; undefined leaves them out. */
  repository: RepositoryConfig | undefined
  /** Where a reader reports a mistake. */
  issuesUrl: string | undefined
  /** Absolute paths of stylesheets that belong to the documented component. */
  styles: readonly string[]
  /** Absolute path of the module whose default export is the live part of the hero; undefined for none. */
  hero: string | undefined
  /** `both` also writes `<path>/index.html`. */
  output: 'file' | 'both'
  prefetch: PrefetchMode
  search: SearchConfig
  /** Address of the optional server loader; undefined switches it off. */
  serverLoader: string | undefined
  /** Absolute path of the module that is told of failures in the browser; undefined for none. */
  onError: string | undefined
  /** False switches extraction off. */
  api: ApiConfig | false
  /** Browser theme colour per scheme, as CSS colours. */
  themeColor: { light: string; dark: string }
}
