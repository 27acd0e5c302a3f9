import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Config } from '../model/config.ts'
import type { Page, PageLink } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import type { Site } from '../model/site.ts'
import { findConfigLine } from '../node/find-config-line.ts'
import { suggestNearest } from '../node/nearest.ts'
import { listTabKeys } from './list-parts.ts'

/** Reports every link to a page, a public file or an anchor that does not exist. Links to other sites are not followed. */
export function checkLinks(pages: readonly Page[], site: Site, config: Config): Problem[] {
  const problems: Problem[] = []
  const routes = Object.fromEntries(
    config.locales.map(({ id }) => [
      id,
      new Map(pages.filter(({ locale }) => locale === id).map((page) => [page.route, page])),
    ]),
  )
  for (const page of pages) {
    // A page that stands in for a missing translation has been checked in its own locale.
    if (page.locale !== page.contentLocale) continue
    const inLocale = routes[page.locale] ?? new Map<string, Page>()
    for (const link of page.content.links) {
      const found = checkLink(link, page, inLocale, site, config)
      if (found !== undefined) problems.push({ file: page.filename, line: link.line, ...found })
    }
  }
  return [...problems, ...checkConfigLinks(routes, site, config)]
}

/**
 * Checks the links of the navigation and of the footer in the default locale. A page that exists there exists in every
 * locale.
 */
function checkConfigLinks(
  routes: Readonly<Record<string, ReadonlyMap<string, Page>>>,
  site: Site,
  config: Config,
): Problem[] {
  const inLocale = routes[config.locales[0]?.id ?? ''] ?? new Map<string, Page>()
  const links = [
    ...config.nav.map(({ path }, index) => ({ href: path, path: ['nav', index, 'path'] })),
    ...config.footer.links.map(({ href }, index) => ({ href, path: ['footer', 'links', index, 'href'] })),
  ]
  return links.flatMap(({ href, path }) => {
    const found = checkLink({ href, line: 1 }, undefined, inLocale, site, config)
    return found === undefined ? [] : [{ file: 'docs.config.ts', line: findConfigLine(config.root, path), ...found }]
  })
}

function checkLink(
  link: PageLink,
  page: Page | undefined,
  routes: ReadonlyMap<string, Page>,
  site: Site,
  config: Config,
): Pick<Problem, 'what' | 'mend'> | undefined {
  if (/^(https?|mailto|tel):/i.test(link.href)) return undefined
  const [protocol] = /^[a-z][\w+.-]*:/i.exec(link.href) ?? []
  if (protocol !== undefined)
    return { what: `The link "${link.href}" begins with "${protocol}".`, mend: 'Use https:, mailto: or tel:.' }
  if (link.href.startsWith('//'))
    return { what: `The link "${link.href}" names no protocol.`, mend: 'Begin it with https:.' }
  const [, path = '', query = '', hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(link.href) ?? []
  if (path !== '' && !path.startsWith('/')) {
    return {
      what: `The link "${link.href}" is relative.`,
      mend: 'Write the route from the root and without locale, for example /guide/start.',
    }
  }
  const target = path === '' ? page : routes.get(path)
  if (target === undefined && /\.\w+$/.test(path)) {
    if (isPublicFile(decodeAddress(path), config)) return undefined
    return {
      what: `The link "${link.href}" leads to no file of public.`,
      mend: 'Put the file into public or mend the link.',
    }
  }
  if (target === undefined)
    return { what: `The link "${link.href}" leads to no page.`, mend: suggestNearest(path, [...routes.keys()]) }
  const tab = query === '' ? null : new URLSearchParams(query).get('tab')
  const tabs = tab === null ? [] : listTabKeys(target)
  if (tab !== null && !tabs.includes(tab))
    return { what: `The link "${link.href}" leads to no tab of ${target.filename}.`, mend: suggestNearest(tab, tabs) }
  if (hash === undefined || hash === '') return undefined
  const anchors = listAnchors(target, site)
  if (anchors.includes(decodeAddress(hash))) return undefined
  const mend = anchors.length === 0 ? `That page has no anchors: leave out "#${hash}".` : suggestNearest(hash, anchors)
  return { what: `The link "${link.href}" leads to no anchor of ${target.filename}.`, mend }
}

function isPublicFile(path: string, { publicDir }: Config): boolean {
  const file = join(publicDir, path)
  return file.startsWith(publicDir + sep) && existsSync(file)
}

/** An address with a wrong escape stays as it is. Then it is not found, and is reported. */
function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Ids of headings, demos and rows of reference tables on the page. */
function listAnchors(page: Page, site: Site): string[] {
  const tables = site.api.state === 'ready' ? (site.api.references[page.locale]?.tables ?? []) : []
  const rows = tables
    .filter((table) => page.content.apis.includes(table.id))
    .flatMap((table) => table.props.map((prop) => prop.id))
  return [...page.content.anchors, ...rows]
}
