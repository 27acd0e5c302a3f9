import { serveDirectory, type ServedDirectory } from 'vitrine/serve'
import { buildFixtureSite, type FixtureSite, openFixtureSite } from '../support/fixture-site.ts'
import { expect, test } from '../support/test.ts'
import { findSearchBox, names } from './search-page.ts'

const page = (title: string, text: string): string => `---\ntitle: ${title}\ngroup: start\n---\n\n${text}\n`

for (const engine of ['pagefind', 'parts'])
  test.describe(engine, () => {
    let site: FixtureSite
    let server: ServedDirectory | undefined

    test.beforeAll(async () => {
      // A whole build, beside other tests.
      test.setTimeout(180_000)
      site = openFixtureSite({
        'content/en-US/guide/workshop.md': page(
          'Workshop',
          'Where lamps are mended.\n\n## Spare parts {#parts}\n\nWe keep glass shades.',
        ),
        'content/zh-CN/guide/workshop.md': page('维修间', '在这里修灯。\n\n## 备件 {#parts}\n\n这里存放玻璃灯罩。'),
      })
      site.edit(
        'docs.config.ts',
        "styles: ['theme",
        `base: '/docs/',\n  search: { engine: '${engine}' },\n  styles: ['theme`,
      )
      server = await serveDirectory({
        directory: await buildFixtureSite(site),
        base: '/docs/',
        port: 0,
        host: '127.0.0.1',
      })
    })

    test.afterAll(async () => {
      await server?.close()
      site.remove()
    })

    test('an index in parts answers below a path, under the policy of the site, in both languages, and says when a part is missing', async ({
      page: tab,
      silence,
    }) => {
      silence.missing('/favicon.ico')
      const asked: string[] = []
      tab.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await tab.goto(`${server?.url ?? ''}guide/workshop`)
      const box = findSearchBox(tab)

      await test.step('a word of a text: its section, with the words marked', async () => {
        await box.search('glass shade')
        await expect(box.active).toContainText('Workshop › Spare parts')
        await expect(box.active.locator('mark')).toHaveText(['glass', 'shade'])
        expect(asked.filter((path) => path.includes('/~search/zh-CN/'))).toEqual([])
        // All data at once is for programs.
        expect(asked.filter((path) => path.endsWith('/~search/en-US.json'))).toEqual([])
      })

      await test.step('what lacks a word is near, and the word is named when no page has it', async () => {
        await box.search('workshop unicorn')
        await expect(box.list).toContainText(names['en-US'].unknown('unicorn'))
      })

      await test.step('a query in the other language', async () => {
        await box.search('玻璃灯罩')
        await expect(box.active).toContainText('维修间 › 备件')
        await box.active.click()
        await expect(tab).toHaveURL(/\/docs\/zh-CN\/guide\/workshop#parts$/)
        await expect(tab.getByRole('heading', { name: '备件' })).toBeInViewport()
      })

      await test.step('a part of the index that does not come', async () => {
        const other = findSearchBox(tab, 'zh-CN')
        let isBroken = true
        await tab.context().route(/\/~search\/zh-CN\/pages\//, (route) => (isBroken ? route.abort() : route.continue()))
        silence.except(/ERR_FAILED .*~search/)
        await other.field.fill('存放灯罩')
        await expect(other.status).toHaveText(names['zh-CN'].unavailable)
        isBroken = false
        await other.root.getByRole('button', { name: names['zh-CN'].retry }).click()
        await expect(other.active).toContainText('维修间')
      })
    })
  })
