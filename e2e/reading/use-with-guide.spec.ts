import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'
import type { Locator, Page } from '@playwright/test'
import { openSample, theme } from '../support/open-sample.ts'
import { expect, test } from '../support/test.ts'

const draw = `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
const show = (Sample, props) => createRoot(document.getElementById('root')).render(createElement(Sample, props))
`

test('in a shadow root the list stands inside, with its styles, and closes from outside', async ({ page }) => {
  await openSample(
    page,
    `import { mountCityField } from './shadow-root.tsx'
mountCityField(document.getElementById('root'), ${JSON.stringify(theme)})`,
  )
  const field = page.getByRole('combobox', { name: 'City' })
  await field.click()
  expect(await row(page, 'Graz').evaluate((found) => found.getRootNode() instanceof ShadowRoot)).toBe(true)
  expect(await style(row(page, 'Graz'), 'cursor')).toBe('pointer')
  await row(page, 'Graz').click()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('.rc-select-content')).toHaveText('Graz')

  await field.click()
  await page.mouse.click(600, 600)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
})

test('a portal into a frame puts the list out of sight: the frame needs a script of its own', async ({ page }) => {
  await openSample(
    page,
    `${draw}import Select from '@rc-component/select'
import { createPortal } from 'react-dom'
const frame = document.body.appendChild(document.createElement('iframe'))
const { body } = frame.contentDocument
show(() => createPortal(createElement(Select, {
  'aria-label': 'City',
  options: [{ value: 'graz', label: 'Graz' }],
  getPopupContainer: () => body,
}), body))
const style = frame.contentDocument.createElement('style')
style.textContent = ${JSON.stringify(theme)}
frame.contentDocument.head.append(style)`,
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('combobox', { name: 'City' }).click()
  await expect(frame.getByRole('combobox', { name: 'City' })).toHaveAttribute('aria-expanded', 'true')
  await expect(frame.locator('.rc-select-dropdown')).toHaveCount(1)
  await expect(frame.locator('.rc-select-dropdown')).not.toBeInViewport()
})

test('in a modal dialog of a library the list can be clicked, and Escape closes one thing at a time', async ({
  page,
}) => {
  await openSample(
    page,
    `${draw}import { RoomDialog } from './radix-dialog.tsx'
show(RoomDialog)`,
    theme,
  )
  await page.getByRole('button', { name: 'Book a room' }).click()
  const field = page.getByRole('combobox', { name: 'Room' })
  await field.click()
  await row(page, 'Elm').click()
  await expect(page.locator('.rc-select-content')).toHaveText('Elm')

  await field.click()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('CSS Modules reach the list in body by a class of its own', async ({ page }) => {
  await openSample(
    page,
    `${draw}import { CityField } from './css-modules.tsx'
show(CityField)`,
    theme,
  )
  expect(await style(page.locator('.rc-select'), 'width')).toBe('200px')
  expect(await style(page.locator('.rc-select-input'), 'letter-spacing')).toBe('1px')
  await page.getByRole('combobox', { name: 'City' }).click()
  await expect(row(page, 'Ghent')).toHaveCSS('background-color', 'rgb(255, 235, 205)')
  expect(await row(page, 'Ghent').evaluate((found) => found.closest('main'))).toBeNull()
  await row(page, 'Ghent').click()
  // Also where the theme comes last, and for the selected row.
  await page.addStyleTag({ content: theme })
  expect(await style(page.locator('.rc-select'), 'width')).toBe('200px')
  await page.getByRole('combobox', { name: 'City' }).click()
  await expect(row(page, 'Ghent')).toHaveCSS('background-color', 'rgb(255, 235, 205)')
})

test('Tailwind: utilities win over a theme in a layer, and lose to one outside', async ({ page }) => {
  const sample = `${draw}import { CityField } from './tailwind.tsx'
show(CityField)`
  await openSample(page, sample, await compileTailwind(readSample('tailwind.css')))
  await expect(page.locator('.rc-select')).toHaveCSS('width', '256px')
  expect(Number.parseFloat(await style(page.locator('.rc-select'), 'border-radius'))).toBeGreaterThan(100)
  await expect(page.locator('.rc-select-content')).toHaveCSS('font-style', 'italic')
  await page.getByRole('combobox', { name: 'City' }).click()
  await expect(page.locator('.rc-select-dropdown')).toHaveCSS('border-radius', '24px')
  await expect(row(page, 'Graz')).toHaveCSS('padding-left', '32px')

  await openSample(page, sample, await compileTailwind(readSample('tailwind.css').replace(' layer(components)', '')))
  await expect(page.locator('.rc-select')).toHaveCSS('border-radius', '8px')
})

function row(page: Page, text: string): Locator {
  return page.locator('.rc-select-item-option', { hasText: text })
}

/** A computed style. Only for what does not change any more. */
function style(found: Locator, name: string): Promise<string> {
  return found.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
}

function readSample(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../site/samples/use-with/${name}`, import.meta.url)), 'utf8')
}

/** The stylesheet that Tailwind makes for the classes of the sample. */
async function compileTailwind(css: string): Promise<string> {
  const { build } = await compile(css, {
    loadStylesheet: async (id, base) => ({
      path: id,
      base,
      content: id === 'tailwindcss' ? readTailwind() : theme,
    }),
  })
  return build(readSample('tailwind.tsx').split(/['"\s]+/))
}

function readTailwind(): string {
  return readFileSync(fileURLToPath(new URL(import.meta.resolve('tailwindcss/index.css'))), 'utf8')
}
