import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtFolder, pages, readHtml } from '../support/site.ts'

const paths = new Set(pages.map(({ path }) => path))

/** Links of the open page that lead to no page, file or anchor of this site, as they are written. */
export async function listBrokenLinks(page: Page, path: string): Promise<string[]> {
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
  )
  const here = new URL(page.url())
  return [...new Set(hrefs)].filter((href) => {
    const target = new URL(href, here)
    return target.origin === here.origin && !leadsSomewhere(target, path)
  })
}

function leadsSomewhere({ pathname, hash }: URL, path: string): boolean {
  const route = decodeURIComponent(pathname)
  if (!paths.has(route) && route !== path)
    return existsSync(join(builtFolder(), route)) || existsSync(join(builtFolder(), `${route}.html`))
  const html = readHtml(route) ?? readHtml('/404') ?? ''
  return hash === '' || html.includes(` id="${decodeURIComponent(hash.slice(1)).replaceAll('&', '&amp;')}"`)
}
