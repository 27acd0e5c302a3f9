import type { Page, Request } from '@playwright/test'
import { buildFixtureSite, type FixtureSite, openFixtureSite } from '../support/fixture-site.ts'
import { type PlainHost, startPlainHost } from '../support/plain-host.ts'
import { expect, test } from '../support/test.ts'

/** More than are named beside a page, in two groups. With their second spelling, too many addresses for one file. */
const pagesInGroup = 66

const groups = ['start', 'light'] as const

function writePage(group: string, index: number): [string, string] {
  const front = [
    `title: Lamp ${group} ${index}`,
    `group: ${group}`,
    `order: ${index + 100}`,
    `registry: ${group}At${index}`,
  ]
  return [`content/en-US/${group}-${index}.md`, ['---', ...front, '---', '', `It is lamp ${index}.`, ''].join('\n')]
}

let site: FixtureSite
let host: PlainHost

test.beforeAll(async () => {
  const numbers = Array.from({ length: pagesInGroup }, (_, index) => index)
  site = openFixtureSite(Object.fromEntries(groups.flatMap((group) => numbers.map((index) => writePage(group, index)))))
  host = await startPlainHost(await buildFixtureSite(site))
})

test.afterAll(async () => {
  await host.close()
  site.remove()
})

test('a page of a large site names its own group, and takes the links of another when that is opened', async ({
  page,
  openPage,
  silence,
}) => {
  const lists: string[] = []
  page.on('request', (request: Request) => {
    if (request.url().includes('/~pages/')) lists.push(new URL(request.url()).pathname)
  })
  await page.goto(`${host.url}start-30`)
  const pages = page.getByRole('navigation', { name: 'Pages' })

  await test.step('its own group is open, and says where the reader is and where the rest of it is', async () => {
    await expect(pages.locator('[aria-current="page"]')).toHaveText('Lamp start 30')
    await expect(pages.getByRole('link', { name: /^Lamp start/ })).toHaveCount(40)
    await expect(pages.getByRole('link', { name: /^All \d+ pages$/ })).toHaveAttribute('href', '/~pages/start')
  })

  await test.step('the other one is folded, and has nothing but the way to its list', async () => {
    const other = listOf(page, 'Light')
    await expect(other).not.toHaveAttribute('open')
    expect(await other.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/~pages/light',
    ])
  })

  await test.step('opened, it has the links of all its pages, for which it has asked once', async () => {
    await pages.getByText('Light', { exact: true }).click()
    await expect(pages.getByRole('link', { name: /^Lamp light/ })).toHaveCount(pagesInGroup)
    await expect(pages.getByRole('link', { name: /^All \d+ pages$/ })).toHaveCount(1)
    await pages.getByText('Light', { exact: true }).click()
    await pages.getByText('Light', { exact: true }).click()
    await pages.getByRole('link', { name: 'Lamp light 65' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamp light 65')
    await expect(pages.locator('[aria-current="page"]')).toHaveText('Lamp light 65')
    expect(lists).toEqual(['/~pages/light'])
  })

  await test.step('on a list of its pages, the way to it is the current one and nothing stands there twice', async () => {
    await pages.getByRole('link', { name: /^All \d+ pages$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Light')
    await expect(pages.locator('[aria-current="page"]')).toHaveText(/^All \d+ pages$/)
    await expect(listOf(page, 'Light')).toHaveAttribute('open')
    await expect(page.getByRole('link', { name: 'Lamp light 65' })).toHaveCount(1)
  })

  await test.step('another spelling is found, in the one file of addresses that can have it', async () => {
    silence.except(/status of 404/)
    const addresses: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/~addresses/')) addresses.push(request.url())
    })
    await page.goto(`${host.url}Light-At-5`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND')
    await page.goto(`${host.url}LightAt5`)
    await expect(page).toHaveURL(`${host.url}light-5`)
    expect(new Set(addresses).size).toBe(1)
  })

  await test.step('without scripts the way to a list leads to all pages of its group', async () => {
    const plain = await openPage({ javaScriptEnabled: false })
    await plain.goto(`${host.url}start-30`)
    await listOf(plain, 'Light').locator('summary').click()
    await listOf(plain, 'Light')
      .getByRole('link', { name: /^All \d+ pages$/ })
      .click()
    await expect(plain.getByRole('main').getByRole('link', { name: /^Lamp light/ })).toHaveCount(pagesInGroup)
  })
})

/** A group of the list of pages. */
function listOf(page: Page, title: string) {
  return page.getByRole('navigation', { name: 'Pages' }).locator('details', { hasText: title }).last()
}
