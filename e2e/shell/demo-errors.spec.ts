import { buildFixtureSite, type FixtureSite, openFixtureSite } from '../support/fixture-site.ts'
import { type PlainHost, startPlainHost } from '../support/plain-host.ts'
import { expect, test } from '../support/test.ts'

const fuse = `import { useState } from 'react'

export default function Fuse() {
  const [isBlown, setBlown] = useState(false)
  if (isBlown) throw new Error('The fuse has blown.')
  return <button type="button" onClick={() => setBlown(true)}>Overload</button>
}
`

/** It is drawn on the server and throws in the browser, as the module is loaded. */
const short = `if ('document' in globalThis) throw new RangeError('The cable is too short.')

export default function Short() {
  return <button type="button">Plug in</button>
}
`

let site: FixtureSite | undefined
let host: PlainHost

// All tests use the same build.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  site = openFixtureSite({
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'demos/fuse.tsx': fuse,
    'demos/short.tsx': short,
    'content/en-US/demo/short.md': '---\ntitle: Short\n---\n\n::demo{id="short"}\n',
    'content/en-US/demo/fuse.md': '---\ntitle: Fuse\n---\n\n::demo{id="fuse"}\n\n::demo{id="dimmer-warm"}\n',
  })
  host = await startPlainHost(await buildFixtureSite(site))
})

test.afterAll(async () => {
  await host.close()
  site?.remove()
})

test('a demo that throws shows what it said in its own place; the rest works, and Retry draws it anew', async ({
  page,
}) => {
  await page.goto(`${host.url}demo/fuse`)
  const broken = page.locator('[data-demo="fuse"]')
  await expect(broken).toHaveAttribute('data-state', 'fulfilled')
  await page.getByRole('button', { name: 'Overload' }).click()
  const box = broken.getByRole('alert')
  await expect(box).toContainText('This demo stopped working. The rest of the page still works. Error message:')
  await expect(box).toContainText('The fuse has blown.')
  await expect(broken).toHaveAttribute('data-state', 'rejected')

  const warm = page.getByRole('button', { name: 'Warm: off' })
  await warm.click()
  await expect(page.getByRole('button', { name: 'Warm: on at 30 %' })).toBeVisible()

  await box.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Overload' })).toBeVisible()
  await expect(box).toHaveCount(0)
})

test('a demo that throws while it is loaded says what it threw, and offers no Retry, which could not help', async ({
  page,
}) => {
  await page.goto(`${host.url}demo/short`)
  const box = page.locator('#short').getByRole('alert')
  await expect(box).toHaveText(
    'This demo stopped working. The rest of the page still works. Error message: RangeError: The cable is too short.',
  )
  await expect(box.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Plug in' })).toBeVisible()
  await expect(page.locator('[data-demo="short"]')).toHaveAttribute('data-state', 'rejected')
})

test('a demo whose code cannot be loaded keeps what the page shows, says so, and Retry loads it', async ({
  page,
  silence,
}) => {
  silence.except(/net::ERR_FAILED/)
  const chunk = '**/assets/demo-fuse-*.js*'
  await page.route(chunk, (route) => route.abort())
  await page.goto(`${host.url}demo/fuse`)
  const box = page.locator('#fuse').getByRole('alert')
  await expect(box).toContainText('The demo could not be loaded. Check your connection.')
  await expect(page.locator('[data-demo="fuse"]')).toHaveAttribute('data-state', 'rejected')
  await expect(page.getByRole('button', { name: 'Overload' })).toBeVisible()
  await expect(page.locator('[data-demo="dimmer-warm"]')).toHaveAttribute('data-state', 'fulfilled')

  await page.unroute(chunk)
  await box.getByRole('button', { name: 'Retry' }).click()
  await expect(page.locator('[data-demo="fuse"]')).toHaveAttribute('data-state', 'fulfilled')
  await expect(box).toHaveCount(0)
  await page.getByRole('button', { name: 'Overload' }).click()
  await expect(page.getByRole('alert')).toContainText('The fuse has blown.')
})
