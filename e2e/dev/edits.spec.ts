import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type DevServer, type FixtureSite, openFixtureSite, startDevServer } from '../support/fixture-site.ts'
import { expect, test } from '../support/test.ts'

const filler = Array.from({ length: 60 }, (_, line) => `Paragraph ${line} about light.`).join('\n\n')

const guide = `---
title: Workshop
description: Where lamps are made.
---

${filler}

## Bench {#bench}

The bench is clean.

::demo{id="dimmer"}

::file{src="wiring.txt"}

${filler}
`

let site: FixtureSite
let server: DevServer | undefined

// All tests share one server.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  site = openFixtureSite({
    'content/en-US/guide/workshop.md': guide,
    'content/zh-CN/guide/candle.md': '---\ntitle: 烛光\n---\n\n::demo{id="dimmer-warm"}\n',
    'demos/zh-CN/dimmer.warm.yml': 'Warm: 暖光\n',
    'wiring.txt': 'red to red\n',
  })
  server = await startDevServer(site)
})

test.afterAll(async () => {
  await server?.close()
  site.remove()
})

test('other spellings of a page and of a demo alone show it, and an unknown address is in the language it names', async ({
  request,
}) => {
  const read = async (path: string): Promise<[status: number, text: string]> => {
    const response = await request.get(`${server?.url ?? ''}${path}`)
    return [response.status(), await response.text()]
  }
  for (const path of ['~DEMOS/dimmer', '~demos/Dimmer/', '~demos/dimmerWarm', 'Guide/Workshop']) {
    const [status, text] = await read(path)
    expect(status, path).toBe(200)
    expect(text, path).not.toContain('PAGE NOT FOUND')
  }
  for (const [path, locale] of [
    ['guide-', 'en-US'],
    ['zh-cn/nowhere', 'zh-CN'],
  ] as const) {
    const [status, text] = await read(path)
    expect(status, path).toBe(404)
    expect(text, path).toContain(`<html lang="${locale}"`)
  }
})

/** Opens the guide, scrolls to its middle and leaves a mark that a reload would remove. */
async function openWorkshop(page: Page): Promise<{ expectSamePlace: () => Promise<void> }> {
  await page.goto(`${server?.url ?? ''}guide/workshop`)
  const demo = page.locator('[data-demo="dimmer"]')
  await demo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(demo).toHaveAttribute('data-state', 'fulfilled')
  const place = await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'mine'
    return scrollY
  })
  expect(place).toBeGreaterThan(500)
  return {
    expectSamePlace: async () => {
      await expect(page.locator('html')).toHaveAttribute('data-mark', 'mine')
      expect(await page.evaluate(() => scrollY)).toBe(place)
    },
  }
}

// Vite writes messages about its connection for developers.
test.beforeEach(({ silence }) => {
  silence.except(/\[vite\]|React DevTools/)
  // The development server links no icons, so the browser looks for one.
  silence.missing('/favicon.ico')
})

test('an edit of a text, a demo, a stylesheet or the theme shows without a reload and in its place', async ({
  page,
}) => {
  const { expectSamePlace } = await openWorkshop(page)
  const lamp = page.locator('[data-demo="dimmer"] .lamp')

  await test.step('a text', async () => {
    site.edit('content/en-US/guide/workshop.md', 'The bench is clean.', 'The bench is full of bulbs.')
    await expect(page.getByText('The bench is full of bulbs.')).toBeVisible()
    await expectSamePlace()
  })

  await test.step('a file that the text shows', async () => {
    const shown = page.getByRole('figure').filter({ hasText: 'red to red' })
    await expect(shown).toHaveCount(1)
    site.edit('wiring.txt', 'red to red', 'blue to blue')
    await expect(page.getByRole('figure').filter({ hasText: 'blue to blue' })).toHaveCount(1)
    await expect(shown).toHaveCount(0)
    await expectSamePlace()
  })

  await test.step('a demo, which is alive afterwards', async () => {
    site.edit('demos/dimmer.tsx', 'brightness={20}', 'brightness={35}')
    await expect(async () => {
      await lamp.click()
      await expect(lamp).toContainText('on at 35 %', { timeout: 500 })
    }).toPass()
    await expectSamePlace()
  })

  await test.step('the stylesheet of the component', async () => {
    site.write('theme/lamp.css', '.lamp { letter-spacing: 3px }\n')
    await expect(lamp).toHaveCSS('letter-spacing', '3px')
    await expectSamePlace()
  })

  await test.step('a stylesheet of the theme', async () => {
    site.edit(
      join(site.engine, 'src/theme/prose/prose.css'),
      '@layer',
      '@layer prose { h2 { letter-spacing: 2px } }\n@layer',
    )
    await expect(page.locator('#bench')).toHaveCSS('letter-spacing', '2px')
    await expectSamePlace()
  })

  await test.step('a component of the theme', async () => {
    site.edit(join(site.engine, 'src/theme/frame/site-footer.tsx'), '<ul>', '<ul data-edited="yes">')
    await expect(page.locator('.site-footer [data-edited="yes"]')).toHaveCount(1)
    await expectSamePlace()
  })
})

test('a mistake in a text shows in the page and in the terminal in the same words, and goes when it is mended', async ({
  page,
}) => {
  await openWorkshop(page)
  site.edit('content/en-US/guide/workshop.md', 'description:', 'descriptoin:')
  const problems = page.locator('.problems')
  await expect(problems).toContainText('content/en-US/guide/workshop.md:3')
  await expect(problems).toContainText('descriptoin')
  const shown = (await problems.innerText()).trim()
  await expect.poll(() => server?.output()).toContain(shown)
  site.edit('content/en-US/guide/workshop.md', 'descriptoin:', 'description:')
  await expect(problems).toHaveCount(0)
  await expect(page.getByText('The bench is')).toBeVisible()
})

test('a demo that does not compile says so in both places, the server stays, and mending it brings the page back', async ({
  page,
  silence,
}) => {
  silence.except(/status of 500|Failed to load|SyntaxError|Expected|Unexpected/)
  await openWorkshop(page)
  site.edit('demos/dimmer.tsx', 'return', 'return (((')
  const problems = page.locator('.problems, [data-problems]')
  await expect(problems).toContainText('demos/dimmer.tsx')
  const shown =
    (await problems.innerText())
      .trim()
      .split('\n')
      .find((line) => line.includes('demos/dimmer.tsx')) ?? '?'
  await expect.poll(() => server?.output()).toContain(shown.trim())
  site.edit('demos/dimmer.tsx', 'return (((', 'return')
  await expect(page.locator('[data-demo="dimmer"] .lamp')).toContainText('off')
  await expect(page.locator('.problems')).toHaveCount(0)
})

test('an edit of the words of a demo, or of the demo, shows in their language without a reload', async ({ page }) => {
  await page.goto(`${server?.url ?? ''}zh-CN/guide/candle`)
  const lamp = page.locator('[data-demo="dimmer-warm"] .lamp')
  await expect(page.locator('[data-demo="dimmer-warm"]')).toHaveAttribute('data-state', 'fulfilled')
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'mine'
  })
  await lamp.click()
  await expect(lamp).toHaveText('暖光: on at 30 %')
  site.edit('demos/zh-CN/dimmer.warm.yml', '暖光', '烛光')
  await expect(lamp).toContainText('烛光')
  await expect(page.locator('.demo-code')).toContainText('label="烛光"')
  site.edit('demos/dimmer.warm.tsx', 'brightness={30}', 'brightness={45}')
  await expect(page.locator('.demo-code')).toContainText('brightness={45}')
  await expect(lamp).toContainText('烛光')
  site.edit('demos/zh-CN/dimmer.warm.yml', 'Warm:', 'Worm:')
  await expect(page.locator('.problems')).toContainText('Did you mean "Warm"?')
  site.edit('demos/zh-CN/dimmer.warm.yml', 'Worm:', 'Warm:')
  await expect(page.locator('.problems')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'mine')
})
