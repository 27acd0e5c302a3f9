import { toHtmlFile, withBase } from '../shared/addresses.ts'

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
