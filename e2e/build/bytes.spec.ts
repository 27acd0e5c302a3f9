import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtFolder, listFiles, pages, readHtml } from '../support/site.ts'
import { settlePage } from '../support/settle-page.ts'
import { expect, test } from '../support/test.ts'

const kilobyte = 1024
/** Bytes of a file of the site as a host sends it: those of the compressed copy when there is one. */
function weigh(address: string): number {
  const file = join(builtFolder(), address)
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}

function weighPage(path: string): number {
  return weigh(path === '/' ? 'index.html' : `${path}.html`)
}

function sum(addresses: Iterable<string>): number {
  return [...new Set(addresses)].reduce((total, address) => total + weigh(address), 0)
}

/** The scripts that a first visitor loads before doing anything, without React and the islands. */
async function readScripts(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(path)
  for (const island of await page.locator('[data-moment="visible"]').all())
    if (await island.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
      await expect(island).toHaveAttribute('data-state', 'fulfilled')
  await settlePage(page)
  const islands = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('[data-island]')].flatMap(({ dataset }) => {
      const { hydrate, hydratePreload, module, preload } = dataset
      return [hydrate, module, ...(hydratePreload ?? '').split(' '), ...(preload ?? '').split(' ')]
    }),
  )
  return scripts.filter((address) => !islands.includes(address))
}

for (const path of ['/', '/en-US']) {
  test(`the home page ${path} costs a first visitor at most 22 KB of HTML, 12 KB of CSS and 4 KB of scripts`, async ({
    page,
  }) => {
    expect.soft(weighPage(path), 'HTML').toBeLessThanOrEqual(22 * kilobyte)
    const styles = [...(readHtml(path) ?? '').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    expect.soft(sum(styles.map((match) => match[1] ?? '')), 'CSS').toBeLessThanOrEqual(12 * kilobyte)
    const scripts = await readScripts(page, path)
    expect(sum(scripts), scripts.join(' ')).toBeLessThanOrEqual(4 * kilobyte)
  })
}

test('a demo page costs at most 11 KB of HTML', () => {
  const heavy = pages
    .filter(({ route }) => route.startsWith('/demo/'))
    .map(({ path }) => ({ path, bytes: weighPage(path) }))
    .filter(({ bytes }) => bytes > 11 * kilobyte)
  expect(heavy.map(({ path, bytes }) => `${path}: ${bytes}`)).toEqual([])
})

test('the code of the first gesture is one request: it imports nothing but the script of the page', () => {
  const scripts = listFiles(builtFolder()).filter((file) => /^assets\/on-demand-[^.]+\.js$/.test(file))
  const imported = scripts.flatMap((file) =>
    [...readFileSync(join(builtFolder(), file), 'utf8').matchAll(/from"\.\/([\w-]+?)-[\w-]{8}\.js"/g)].map(
      (match) => match[1],
    ),
  )
  expect(imported).toEqual(['client'])
})

test('the not-found page costs at most 6 KB of HTML and 3 KB of scripts of its own', () => {
  for (const file of ['404.html', 'en-US/404.html']) expect.soft(weigh(file), file).toBeLessThanOrEqual(6 * kilobyte)
  const script = listFiles(builtFolder()).find((file) => /^assets\/not-found-[^.]+\.js$/.test(file))
  expect(weigh(script ?? '')).toBeLessThanOrEqual(3 * kilobyte)
})

for (const path of ['/demo/scroll-loading', '/en-US/demo/multiple']) {
  test(`a demo page, ${path}, costs at most 4 KB of scripts, and React, the select and its demos`, async ({ page }) => {
    const scripts = await readScripts(page, path)
    expect(sum(scripts), scripts.join(' ')).toBeLessThanOrEqual(4 * kilobyte)
  })
}

for (const [name, route, island, most] of [
  ['theme studio', '/theme', 'studio', 25],
  ['playground', '/playground', 'playground', 20],
] as const) {
  test(`the ${name} costs at most ${most} KB of scripts beside React and the select, and no other page has its styles`, async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      if (/script|stylesheet/.test(request.resourceType())) loaded.push(new URL(request.url()).pathname)
    })
    await page.goto(`/en-US${route}`)
    const place = page.locator(`[data-island^="i-${island}"]`)
    await expect(place).toHaveAttribute('data-state', 'fulfilled')
    const own = await place.evaluate(({ dataset }) => dataset.module ?? '')
    // What the demos load as well is React, the select and the code of the pages.
    const shared = readHtml('/en-US/demo/multiple') ?? ''
    const scripts = loaded.filter((address) => address.endsWith('.js') && !shared.includes(address))
    expect(scripts).toContain(own)
    expect(sum(scripts), scripts.join(' ')).toBeLessThanOrEqual(most * kilobyte)
    const style = loaded.find((address) => new RegExp(`/${island}-[^/]+\\.css$`).test(address)) ?? ''
    for (const each of pages) expect(readHtml(each.path)?.includes(style), each.path).toBe(each.route === route)
  })
}

test('the site has one face of at most 12 KB, which the head of every page asks for, and no picture before it', () => {
  const fonts = listFiles(builtFolder()).filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file))
  expect(fonts.map((file) => file.replace(/-[\w-]{8}\./, '.'))).toEqual(['assets/face.woff2'])
  // A server sends ten packets, 14,600 bytes, before it waits for a first answer.
  expect(weigh(fonts[0] ?? '')).toBeLessThanOrEqual(12 * kilobyte)
  const asked = `<link rel="preload" as="font" type="font/woff2" href="/${fonts[0] ?? ''}" crossorigin=""/>`
  for (const { path } of pages) expect(readHtml(path), path).toContain(asked)
  // React would have the mark of the header preloaded, before the styles and before the policy.
  for (const { path } of pages) expect(readHtml(path)?.match(/<link [^>]*favicon\.svg/g), path).toHaveLength(1)
})
