import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../repository.mjs'

/** @import { Page } from '@playwright/test' */

const folder = join(repository, 'node_modules/@fontsource-variable/noto-sans-sc')

/**
 * Gives a page, whose policy must be bypassed, the Chinese font of a package: a build machine may have none. Latin text
 * keeps the face of the site.
 * @param {Page} page
 */
export async function loadChineseFont(page) {
  const address = '/fonts-for-pictures/'
  await page.route(`**${address}*`, (route) =>
    route.fulfill({ path: join(folder, 'files', new URL(route.request().url()).pathname.slice(address.length)) }),
  )
  const css = readFileSync(join(folder, 'wght.css'), 'utf8').replaceAll('./files/', address)
  await page.addStyleTag({ content: `${css} :root { --font-text: var(--face), 'Noto Sans SC Variable', sans-serif }` })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
