import type { Page } from '@playwright/test'
import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

/** The parts of a layer in a Sketch document that the test checks. */
interface Layer {
  /** `_class` in the Sketch file. */
  kind: string
  name: string
  frame: { width: number; height: number }
  attributedString?: { string: string }
  style?: { fills?: { color: Color }[]; borders?: { color: Color }[] }
  layers?: Layer[]
}

interface Color {
  red: number
  green: number
  blue: number
  alpha: number
}

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

test('a stage lands on the clipboard as a Sketch group with its text and its boxes', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const stage = await openDemo(page, 'single')
  await stage.field('Delivery method').click()
  await stage.row('Express, next day').click()
  expect(requests.filter((url) => url.includes('html2sketch'))).toEqual([])

  const group = await copy(page, 'single', 'Group')
  expect(group.kind).toBe('group')
  const layers = listLayers(group)
  // The names of the layers are in the language of the page, and the converter's own are Chinese.
  expect(group.name).toBe('Group')
  expect(layers.filter(({ name }) => /\p{Script=Han}/u.test(name))).toEqual([])
  const texts = layers.flatMap(({ attributedString }) => attributedString?.string ?? [])
  for (const text of ['Delivery method', 'Express, next day', 'express']) expect(texts).toContain(text)
  const field = await stage.root.locator('.rc-select').boundingBox()
  const box = layers.find(
    ({ kind, frame }) =>
      kind !== 'text' && Math.abs(frame.width - (field?.width ?? 0)) < 1 && frame.height === field?.height,
  )
  expect(box, 'the box of the field').toBeDefined()
  expect(requests.filter((url) => url.includes('html2sketch'))).toHaveLength(1)
})

test('a stage lands on the clipboard as a symbol, chosen by keyboard', async ({ page }) => {
  await openDemo(page, 'single')
  const demo = page.locator('section#single')
  await demo.getByRole('button', { name: 'More' }).focus()
  await page.keyboard.press('Enter')
  await demo.getByRole('button', { name: 'Symbol', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(demo.locator('.demo-note')).toHaveText('Copied as Sketch JSON')
  const symbol = await readLayer(page)
  expect(symbol.kind).toBe('symbolMaster')
  expect(listLayers(symbol).map(({ attributedString }) => attributedString?.string)).toContain('Choose a method')
})

test('colours of every notation arrive in sRGB', async ({ page }) => {
  const stage = await openDemo(page, 'single')
  await stage.root.evaluate((element) => {
    const box = document.createElement('p')
    box.textContent = 'Mixed'
    box.style.cssText =
      'inline-size: 123px; color: oklch(0.6 0.1 150); background: color-mix(in oklab, white, black); border: 1px solid color(display-p3 1 0 0)'
    element.append(box)
  })
  const layers = listLayers(await copy(page, 'single', 'Group'))
  const box = layers.find(({ frame, style }) => frame.width === 123 && style?.fills?.[0] !== undefined)
  const fill = box?.style?.fills?.[0]?.color
  expect(fill?.alpha).toBe(1)
  expect(fill?.red).toBeCloseTo(0.39, 1)
  expect(fill?.green).toBe(fill?.red)
  const text = layers.find(({ attributedString }) => attributedString?.string === 'Mixed')
  expect(text).toBeDefined()
})

test('a stage that is a document of its own is copied as it is shown there', async ({ page }) => {
  await openDemo(page, 'single')
  const demo = page.locator('section#single')
  await demo.getByRole('button', { name: 'More' }).click()
  await demo.getByRole('radio', { name: '320 px' }).check()
  await expect(demo.frameLocator('iframe').getByRole('combobox', { name: 'Delivery method' })).toBeVisible()
  await page.keyboard.press('Escape')
  const group = await copy(page, 'single', 'Group')
  expect(group.frame.width).toBeLessThanOrEqual(320)
  expect(listLayers(group).map(({ attributedString }) => attributedString?.string)).toContain('Choose a method')
})

test('a picture of another site is refused and never asked for', async ({ page, silence }) => {
  silence.except(/Content Security Policy/)
  // The test's own picture, which the page's policy blocks.
  silence.except(/asked another host: https:\/\/pictures\.example/)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const stage = await openDemo(page, 'single')
  await stage.root.evaluate((element) => {
    const picture = document.createElement('img')
    picture.src = 'https://pictures.example/cat.svg'
    picture.alt = 'A cat'
    element.append(picture)
  })
  const demo = page.locator('section#single')
  await demo.getByRole('button', { name: 'More' }).click()
  await demo.getByRole('button', { name: 'Group', exact: true }).click()
  await expect(demo.locator('.demo-note')).toHaveText(
    'That did not work: The stage shows a picture of another site, https://pictures.example/cat.svg, which is not copied.',
  )
  expect(requests.filter((url) => url.includes('html2sketch'))).toEqual([])
})

async function copy(page: Page, id: string, item: string): Promise<Layer> {
  const demo = page.locator(`section#${id}`)
  await demo.getByRole('button', { name: 'More' }).click()
  await demo.getByRole('button', { name: item }).click()
  await expect(demo.locator('.demo-note')).toHaveText('Copied as Sketch JSON')
  return readLayer(page)
}

async function readLayer(page: Page): Promise<Layer> {
  const text = await page.evaluate(() => navigator.clipboard.readText())
  return JSON.parse(text.replaceAll('"_class":', '"kind":')) as Layer
}

function listLayers(layer: Layer): Layer[] {
  return [layer, ...(layer.layers ?? []).flatMap(listLayers)]
}
