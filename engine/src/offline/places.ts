import { toHtmlFile, withBase } from '../shared/addresses.ts'

/** The list of what can be kept, below the output folder. */
export const manifestFile = 'offline.json'

/** The worker that keeps a site. Its address never changes, because browsers ask there for a newer one. */
export const workerFile = 'offline-worker.js'

/** Stands in the worker's code where the build writes the version. */
export const versionPlace = '{version}'

/** Before the base of a site: the name of its files in the browser's storage, and the key that says that a reader has asked for them. */
export const storePrefix = 'vitrine:offline:'

/** Address under which a version of a file is stored: versions of one file lie side by side, and what two builds share lies there once. */
export function toKey(base: string, path: string, version: string): string {
  return `${toAddress(base, path)}?${version}`
}

/** Address of a file below the output folder. */
export function toAddress(base: string, path: string): string {
  return withBase(base, path.split('/').map(encodeURIComponent).join('/'))
}

/** Files of the documents, by their canonical addresses without base. */
export function mapDocuments(addresses: readonly (readonly string[])[]): Map<string, string> {
  return new Map(addresses.map(([path = '/']) => [toHtmlFile(path), path]))
}
