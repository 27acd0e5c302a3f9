import type {
  ApiConfig,
  GroupConfig,
  Localized,
  LocaleConfig,
  NavConfig,
  PrefetchMode,
  RepositoryConfig,
} from '../model/config.ts'

/** What a site's `docs.config.ts` says. Everything else has a default. */
export interface UserConfig {
  title: Localized
  description: Localized
  /** The first one is the default and lives at `/`. */
  locales: readonly LocaleConfig[]
  library: {
    /** Name on npm; must be installed in the site folder. */
    package: string
    repositoryUrl: string
    /** Default: `<repositoryUrl>/releases`. */
    changelogUrl?: string
  }
  nav: readonly NavConfig[]
  groups?: readonly GroupConfig[]
  /** Default `/`. */
  base?: string
  /** Default: the environment's `SITE_ORIGIN`, else none. */
  origin?: string
  repository?: RepositoryConfig
  issuesUrl?: string
  /** Stylesheets of the documented component and its demos, relative to the site folder. */
  styles?: readonly string[]
  /** Module whose default export is the live part of the hero, relative to the site folder. */
  hero?: string
  output?: 'file' | 'both'
  prefetch?: PrefetchMode
  search?: {
    /** Ids of sections that search leaves out on every page: lists of links and the like. */
    skip?: readonly string[]
  }
  serverLoader?: string
  /** Module whose default export is called in the browser with each `Failure`, relative to the site folder. Default: none. */
  onError?: string
  api?: ApiConfig | false
  themeColor?: { light: string; dark: string }
}

/** Types a configuration file: `export default defineDocs({ … })`. */
export function defineDocs(config: UserConfig): UserConfig {
  return config
}
