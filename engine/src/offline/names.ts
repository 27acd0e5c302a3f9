// Apart from what is done with them: a page imports these, and code that pages share would be a file more to load.

/** The list of what can be kept, below the output folder. */
export const manifestFile = 'offline.json'

/** The worker that keeps a site. Its address never changes, because browsers ask there for a newer one. */
export const workerFile = 'offline-worker.js'

/** Stands in the worker's code where the build writes the version. */
export const versionPlace = '{version}'

/** Before the base of a site: the name of its files in the browser's storage, and the key that says that a reader has asked for them. */
export const storePrefix = 'vitrine:offline:'
