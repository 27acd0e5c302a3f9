import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createBreadcrumbs } from '../assemble/create-breadcrumbs.ts'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import type { LinkCard } from '../pictures/make-link-pictures.ts'
import { toPreviewPath } from '../shared/addresses.ts'
import { readDirection } from '../shared/read-direction.ts'

/** Icons that can be the mark of a card: the sharpest first. */
const marks = ['favicon.svg', 'apple-touch-icon.png', 'favicon-32.png']

/**
 * The pictures for links that a build draws: one for each listed page. A picture in the public folder is used instead of
 * the one of its page. Nothing is drawn without the origin, which their addresses need, and for languages written from
 * right to left, whose lines nothing here can order.
 */
export function listLinkCards(site: Site): LinkCard[] {
  const { config } = site
  const { linkPictures, publicDir, origin } = config
  if (linkPictures === undefined || origin === undefined) return []
  const mark = marks.map((name) => join(publicDir, name)).find((file) => existsSync(file))
  const ways = new Map(config.locales.map(({ id }) => [id, createBreadcrumbs(site, id, [])]))
  return site.pages.flatMap((page) => {
    const path = toPreviewPath(page.locale, page.route)
    const frame = site.frames[page.locale]
    const isTurned = [page.locale, page.contentLocale].some((locale) => readDirection(locale) === 'rtl')
    if (frame === undefined || isTurned || !page.frontmatter.listed || existsSync(join(publicDir, path))) return []
    const isHome = page.route === '/'
    const words = {
      locale: page.contentLocale,
      place: (ways.get(page.locale)?.(page) ?? []).map(({ title }) => title).join(' / '),
      title: isHome ? frame.title : page.title,
      text: isHome ? frame.description : page.description,
      site: frame.title,
      library: `${config.library.package} ${config.library.version}`,
    }
    return [{ path, words, mark, picture: findPicture(site, page) }]
  })
}

/** The picture of the demo that a page is named like, or that of the home page, in the folder of the site. */
function findPicture({ config, demos }: Site, { route }: Page): string | undefined {
  const folder = config.linkPictures?.pictures
  const name = route === '/' ? 'index' : demos.find(({ id }) => route.endsWith(`/${id}`))?.id
  if (folder === undefined || name === undefined) return undefined
  const file = join(folder, `${name}.png`)
  return existsSync(file) ? file : undefined
}
