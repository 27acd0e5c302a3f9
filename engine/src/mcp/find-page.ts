import type { RouteEntry } from '../model/site.ts'
import { listNearest } from '../node/nearest.ts'
import { Refusal } from '../node/refusal.ts'
import { withoutBase } from '../shared/addresses.ts'
import { createAddressTable, resolveAddress } from '../shared/resolve-address.ts'
import { didYouMean } from './did-you-mean.ts'
import type { ReadSite } from './read-site.ts'

/**
 * Path of a page, with its locale and without base. It may be asked for as a path, with or without locale and base, in
 * any spelling that the site redirects, as a whole address, as the address of its text, or by its title.
 */
export async function findPage(site: ReadSite, asked: string, locale: string | undefined): Promise<string> {
  const { pages: routes } = await site.listAddresses()
  const table = createAddressTable(routes)
  const path = readPath(site, asked)
  const found = path === undefined ? { kind: 'not-found' as const } : resolveAddress(path, table)
  const wanted = site.chooseLocale(locale)
  if (found.kind === 'page' || found.kind === 'redirect') {
    if (locale === undefined) return found.path
    const moved = site.toPath(wanted, toRoute(site, found.path))
    if (routes.some((route) => route.path === moved)) return moved
  }
  const { routes: pages } = await site.readPages(wanted)
  const titled = pages.find(({ title }) => title.toLowerCase() === asked.trim().toLowerCase())
  if (titled !== undefined) return withoutBase(site.manifest.base, titled.link) ?? titled.link
  throw new Refusal(`There is no page "${asked}". ${suggestPages(site, routes, path ?? asked, wanted)}`)
}

function suggestPages(site: ReadSite, routes: readonly RouteEntry[], asked: string, locale: string): string {
  const own = routes.filter(({ path }) => site.toPath(locale, toRoute(site, path)) === path)
  const whole = own.map(({ path }) => ({ value: path, spellings: [path, toRoute(site, path)] }))
  const ends = own.map(({ path }) => ({ value: path, spellings: [lastPart(path)] }))
  const near = [...new Set([...listNearest(asked, whole), ...listNearest(lastPart(asked), ends)])]
  return didYouMean(near) ?? 'Ask "search" for it, with a few words of what it says.'
}

function lastPart(path: string): string {
  return path.split('/').pop() ?? path
}

/** The path that people may have meant, without base. Undefined when it is no address of this site. */
function readPath(site: ReadSite, asked: string): string | undefined {
  const { base } = site.manifest
  const text = asked.trim()
  const isAddress = /^[a-z]+:\/\//i.test(text)
  if (isAddress && !URL.canParse(text)) return undefined
  const root = site.toAddress('/')
  if (isAddress && URL.canParse(root) && !`${text}/`.startsWith(root)) return undefined
  const [plain = ''] = (isAddress ? new URL(text).pathname : text).split(/[?#]/)
  const path = plain.startsWith('/') ? plain : `/${plain}`
  const below = isAddress && site.files.address !== undefined ? belowAddress(site.files.address, path) : undefined
  const own = below ?? withoutBase(base, path) ?? path
  return own.replace(/\.(?:md|html)$/, '').replace(/^\/index$/, '/')
}

function belowAddress(address: string, path: string): string | undefined {
  return withoutBase(new URL(address).pathname, path)
}

/** `/en-US/demo/single` gives `/demo/single`. */
function toRoute(site: ReadSite, path: string): string {
  const [, first = ''] = path.split('/')
  const isLocale = site.manifest.locales.slice(1).some(({ id }) => id === first)
  return isLocale ? path.slice(first.length + 1) || '/' : path
}
