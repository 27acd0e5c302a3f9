/** What can be read without a connection, as JSON beside the pages. The worker that keeps the site and the panel that offers it read it. */
export interface OfflineManifest {
  /** Names these files: another text of one of them gives another version. */
  version: string
  /** Bytes that the files take in a browser. */
  bytes: number
  /** Bytes that a host sends for them when it compresses. */
  sent: number
  files: readonly KeptFile[]
  /** Each address of a document with its other spellings, without base: `[path, ...aliases]`. */
  addresses: readonly (readonly string[])[]
  /** The words of the panel, by locale. */
  words: Readonly<Record<string, OfflineWords>>
}

/** Path below the output folder, the first digits of its SHA-256, and its size in bytes. */
export type KeptFile = readonly [path: string, hash: string, bytes: number]

/**
 * Why a site could not be kept. `cut`: there was no answer. `changed`: a file is another one than announced, because it
 * was damaged on its way or a newer build has been published meanwhile. `full`: the browser gives no more room.
 * `denied`: it lets the site store nothing.
 */
export type KeepFailure = 'cut' | 'changed' | 'full' | 'denied'

/** What the worker tells all pages of its site. `site` is the site's base: other sites may live on the same host. */
export type OfflineNews = { site: string } & (
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'kept' }
  | { kind: 'failed'; reason: KeepFailure }
)

/** What a page asks of the worker: to complete its copy, to stop downloading, or to show its version at once. */
export type OfflineOrder = 'keep' | 'stop' | 'take-over'

/** Words of the panel for reading without a connection. `{size}` and `{done}` are sizes with their unit. */
export interface OfflineWords {
  /** Name of the control in the footer, and title of the panel. */
  title: string
  /** What can be kept. `{sent}` is the size of the download. */
  about: string
  keep: string
  progress: string
  stop: string
  /** Said of a whole copy. */
  kept: string
  remove: string
  removed: string
  /** Said when a newer version waits. */
  update: string
  show: string
  close: string
  /** Said before the reason when a newer version could not be kept. */
  updateFailed: string
  /** Said when the site was published without this. */
  gone: string
  insecure: string
  denied: string
  full: string
  cut: string
  changed: string
}
