import type { OfflineManifest } from '../model/offline.ts'
import { cleanSpelling, toHtmlFile, withBase, withoutBase } from '../shared/addresses.ts'
import { createAddressTable, resolveAddress } from '../shared/resolve-address.ts'
import { manifestFile } from './names.ts'
import { toKey } from './places.ts'

/** What a kept site answers to an address. */
export type KeptAnswer =
  | { kind: 'file'; key: string }
  /** Another spelling of a page: the canonical address with base, without query. */
  | { kind: 'redirect'; to: string }
  /** Nothing of this name is kept. `notFound`: where the address may be that of a page, the page that says that there is none. */
  | { kind: 'unknown'; notFound: string | undefined }

/** Answers addresses (percent-encoded, with base, without query) as a host does, from what a manifest lists. */
export function createKeptSite(
  { version, files, addresses }: Pick<OfflineManifest, 'version' | 'files' | 'addresses'>,
  base: string,
): (pathname: string) => KeptAnswer {
  const keys = new Map(files.map(([path, hash]) => [path, toKey(base, path, hash)]))
  keys.set(manifestFile, toKey(base, manifestFile, version))
  const table = createAddressTable(addresses.map(([path = '/', ...aliases]) => ({ path, aliases })))
  const findDocument = (route: string): KeptAnswer | undefined => {
    const found = resolveAddress(route, table)
    if (found.kind === 'redirect') return { kind: 'redirect', to: withBase(base, encodeURI(found.path)) }
    const key = found.kind === 'page' ? keys.get(toHtmlFile(found.path)) : undefined
    return key === undefined ? undefined : { kind: 'file', key }
  }
  return (pathname) => {
    const route = withoutBase(base, pathname)
    const path = route === undefined ? undefined : decode(route)
    if (route === undefined || path === undefined) return { kind: 'unknown', notFound: keys.get('404.html') }
    const page = findDocument(route)
    if (page !== undefined) return page
    const isDocument = path.endsWith('.html')
    const key = isDocument ? undefined : keys.get(path.slice(1))
    if (key !== undefined) return { kind: 'file', key }
    const clean = cleanSpelling(route)
    const other = clean === route ? undefined : findDocument(clean)
    if (other?.kind === 'file') return { kind: 'redirect', to: withBase(base, clean) }
    if (other !== undefined) return other
    // The not-found page of the address's first folder, which is its language, then that of the site.
    const [, folder = ''] = path.split('/')
    const isFile = /\.\w+$/.test(path) && !isDocument
    const notFound = isFile ? undefined : (keys.get(`${folder}/404.html`) ?? keys.get('404.html'))
    return { kind: 'unknown', notFound }
  }
}

function decode(route: string): string | undefined {
  try {
    return decodeURIComponent(route)
  } catch {
    return undefined
  }
}
