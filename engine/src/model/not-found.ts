/** What the not-found page knows of the site, as JSON in its text. All paths are without base. */
export interface NotFoundData {
  /** Ids of the locales; the first one is the default and has no segment in addresses. */
  locales: readonly string[]
  /** Each address with its other spellings: `[path, ...aliases]`. Empty when they are in shards. */
  addresses: readonly (readonly string[])[]
  /** The beginnings by which the addresses of a large site are split into files, in the order of the files. */
  shards?: readonly string[]
}
