import { findSearchBox } from '../search/search-page.ts'
import { type DevServer, type FixtureSite, openFixtureSite, startDevServer } from '../support/fixture-site.ts'
import { expect, test } from '../support/test.ts'

const page = (title: string, text: string): string =>
  `---\ntitle: ${title}\ngroup: start\n---\n\n## Bench {#bench}\n\n${text}\n`

let site: FixtureSite
let server: DevServer | undefined

test.beforeAll(async () => {
  site = openFixtureSite({ 'content/en-US/guide/workshop.md': page('Workshop', 'The bench is clean.') })
  server = await startDevServer(site)
})

test.afterAll(async () => {
  await server?.close()
  site.remove()
})

test('the development server finds pages, and an edit of them as soon as it is shown', async ({
  page: tab,
  silence,
}) => {
  // Vite writes messages about its connection for developers.
  silence.except(/\[vite\]|React DevTools/)
  // The development server links no icons, so the browser looks for one.
  silence.missing('/favicon.ico')
  await tab.goto(`${server?.url ?? ''}guide/workshop`)
  const box = findSearchBox(tab)

  await test.step('a page', async () => {
    await box.search('clean bench')
    await expect(box.active).toContainText('Workshop')
  })

  await test.step('not what is not there', async () => {
    await box.field.fill('varnish')
    await expect(box.status).toHaveText('No content was found')
  })

  await test.step('an edit', async () => {
    site.edit('content/en-US/guide/workshop.md', 'The bench is clean.', 'It smells of varnish.')
    await expect(tab.getByText('It smells of varnish.')).toBeVisible()
    await box.field.fill('')
    await box.search('varnish')
    await expect(box.active).toContainText('Workshop')
  })

  await test.step('a page that was not there before', async () => {
    site.write('content/en-US/guide/attic.md', page('Attic', 'Crates of chandeliers.'))
    await expect(tab.getByRole('link', { name: 'Attic' }).first()).toBeAttached()
    await box.field.fill('')
    await box.search('chandeliers')
    await expect(box.active).toContainText('Attic')
    await box.active.click()
    await expect(tab.getByRole('heading', { level: 1, name: 'Attic' })).toBeVisible()
  })
})
