import type { InferInput, InferOutput } from 'valibot'
import type { createConfigSchema } from '../schema/config.ts'

type Schema = ReturnType<typeof createConfigSchema>

/** What a site's `docs.config.ts` exports. */
export type UserConfig = Frozen<InferInput<Schema>>

/** The configuration after its check, with all defaults. */
export type CheckedConfig = Frozen<InferOutput<Schema>>

/** The complete configuration. Every path is absolute. */
export interface Config extends CheckedConfig {
  /** Absolute path of the site folder. The other paths are folders in it. */
  root: string
  contentDir: string
  demosDir: string
  publicDir: string
  outDir: string
  cacheDir: string
  library: LibraryConfig
  /** The documented packages that are installed: the library first, then the other packages that entries of the reference come from. */
  packages: readonly InstalledPackage[]
}

/** An installed package and the version in its package.json. */
export interface InstalledPackage {
  name: string
  version: string
}

export type LibraryConfig = Required<CheckedConfig['library']> & {
  /** Version of the installed package, read from its package.json. */
  version: string
  /** Where readers find the package. */
  packageUrl: string
}

export type LocaleConfig = Config['locales'][number]
export type PrefetchMode = Config['prefetch']
export type SearchConfig = Config['search']
export type ApiConfig = Exclude<Config['api'], false>
export type ApiEntryConfig = ApiConfig['entries'][number]

/** A text per locale id, for example `{ 'zh-CN': '演示', 'en-US': 'Demo' }`. */
export type Localized = Readonly<Record<string, string>>

/** Makes all properties read-only, because nothing may change a configuration. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T
