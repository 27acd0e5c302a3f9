import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const modes = ['Single', 'Multiple', 'Tags', 'Combobox']

/** Height of the field in pixels, of a tag, and its border in the light pane, by preset. */
const presets = [
  ['As in the file', 36, 24, 'rgb(27, 92, 181)'],
  ['Quiet', 36, 24, 'rgb(70, 82, 94)'],
  ['Compact, 28 px', 28, 20, 'rgb(27, 92, 181)'],
  ['Soft', 44, 28, 'rgb(106, 69, 194)'],
  ['Dense table', 24, 18, 'rgb(11, 107, 83)'],
  ['High contrast', 36, 24, 'rgb(0, 48, 156)'],
  ['Dark blue', 36, 24, 'rgb(29, 78, 216)'],
] as const

test('every preset gives its height, in all modes, and its colours, and the studio knows the colours that a browser mixes', async ({
  page,
}) => {
  await openStudio(page, '/en-US/theme')
  for (const [name, height, tag, accent] of presets) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true')
    // One preset of each height in all modes.
    for (const mode of presets.find((preset) => preset[1] === height)?.[0] === name ? modes : ['Tags']) {
      await page.getByRole('radio', { name: mode, exact: true }).check()
      expect(await readHeights(page, '.studio-state:not([data-state=narrow]) .rc-select:not(.hero-still)')).toEqual([
        height,
      ])
      if (mode === 'Tags' || mode === 'Multiple')
        expect(await readHeights(page, '.studio-state .rc-select-selection-item')).toEqual([tag])
    }
    expect(await readHeights(page, '.hero-still .rc-select-item-option'), `rows of ${name}`).toEqual([height])
    const focused = page.locator('[data-pane=light] [data-state=focus] .rc-select')
    await expect(focused).toHaveCSS('border-color', accent)
    if (height === 36) expect(await page.evaluate(compareColors)).toEqual([])
    await expect(page.getByText('Every pair reaches AA.')).toBeVisible()
  }
})

test('a theme is made, undone, shared and worn by keyboard and pointer, in Chinese', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openStudio(page, '/theme')
  const height = page.getByRole('slider', { name: '高度', exact: true })
  const field = page.locator('[data-pane=light] [data-state=closed] .rc-select')

  await test.step('by keyboard: a slider, a number, a colour, undo and redo', async () => {
    await height.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(field).toHaveCSS('min-height', '34px')
    const radius = page.getByRole('spinbutton', { name: '圆角 (px)' })
    await radius.fill('99')
    await expect(field, 'a number out of range changes nothing').toHaveCSS('border-radius', '8px')
    await radius.fill('3')
    await expect(field).toHaveCSS('border-radius', '3px')
    const accent = page.getByRole('textbox', { name: '强调色，亮色，十六进制' })
    await accent.fill('#12')
    await expect(page.getByRole('alert')).toHaveText('颜色写作 # 加六位 0 到 f 的数字，例如 #1b5cb5。')
    await accent.fill('#7a1fa2')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: '撤销' }).press('Enter')
    await expect(accent).toHaveValue('#1b5cb5')
    await page.keyboard.press('Control+z')
    await expect(field).toHaveCSS('border-radius', '8px')
    await page.keyboard.press('Control+Shift+z')
    await page.getByRole('button', { name: '重做' }).click()
    await expect(accent).toHaveValue('#7a1fa2')
    await expect(field).toHaveCSS('border-radius', '3px')
  })

  await test.step('weak contrast is counted, and what follows can be set and follow again', async () => {
    const surface = page.getByRole('textbox', { name: '底色，亮色，十六进制' })
    await surface.fill('#555555')
    await expect(page.getByText(/^未达 AA：\d+ 处$/)).toBeVisible()
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(page.getByText('全部达到 AA。')).toBeVisible()
    await page.getByText('推导出的值').click()
    const tag = page.getByRole('group', { name: '标签底色' })
    const followed = await tag.getByRole('textbox').first().inputValue()
    await tag.getByRole('textbox').first().fill('#ffeecc')
    await tag.getByRole('button', { name: '恢复推导' }).click()
    await expect(tag.getByRole('textbox').first()).toHaveValue(followed)
  })

  await test.step('it is copied, downloaded and shared', async () => {
    const css = '--select-accent: light-dark(#7a1fa2, #8db9f3);\n  --select-height: 34px;\n  --select-radius: 3px;\n}'
    await page.getByRole('button', { name: '复制 CSS', exact: true }).click()
    await expect(page.getByText('已复制')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(css)
    await page.getByRole('radio', { name: 'Tailwind 4' }).check()
    await expect(page.getByRole('region', { name: 'Tailwind 4' })).toContainText('--spacing-select-height: 34px;')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下载 select.css' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('select.css')
    const file = readFileSync((await download.path()) ?? '', 'utf8')
    expect(file).toBe(
      readFileSync('site/theme/select.css', 'utf8')
        .replace('light-dark(#1b5cb5, #8db9f3)', 'light-dark(#7a1fa2, #8db9f3)')
        .replace('--select-accent: #1b5cb5;', '--select-accent: #7a1fa2;')
        .replace('--select-height: 36px;', '--select-height: 34px;')
        .replace('--select-radius: 8px;', '--select-radius: 3px;'),
    )
    await page.getByRole('button', { name: '复制主题链接' }).click()
    await expect(page.getByText('链接已复制')).toBeVisible()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(link.pathname + link.hash).toBe('/theme#theme=accent~7a1fa2~8db9f3_height~34_radius~3')
  })

  await test.step('the demos of the visit wear it until it is taken off', async () => {
    await page.getByRole('button', { name: '用于全站演示' }).click()
    await page.goto('/demo/multiple')
    await page.mouse.move(300, 300)
    const demo = page.locator('.demo-stage .rc-select').first()
    await expect(demo).toHaveCSS('border-radius', '3px')
    await expect(demo).toHaveCSS('min-height', '34px')
    const box = page.locator('.notice').filter({ hasText: '你的主题' })
    // The studio comes with its styles and with the theme that is worn.
    await box.getByRole('link', { name: '调整' }).click()
    await expect(page.locator('.studio')).toHaveCSS('display', 'grid')
    await expect(page.getByRole('spinbutton', { name: '圆角 (px)' })).toHaveValue('3')
    await expect(page.getByRole('button', { name: '恢复演示原样' })).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await box.getByRole('button', { name: '恢复' }).click()
    await expect(demo).toHaveCSS('min-height', '36px')
    await expect(box).toHaveCount(0)
  })
})

test('an address brings a theme, or a sentence and leaves what is there', async ({ page }) => {
  await openStudio(page, '/en-US/theme#theme=accent~7a1fa2~c9a7f2_height~28')
  const field = page.locator('[data-pane=light] [data-state=closed] .rc-select')
  await expect(field).toHaveCSS('min-height', '28px')
  await expect(page.getByRole('textbox', { name: 'Accent, dark, as hex' })).toHaveValue('#c9a7f2')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field, 'the way back begins with the file').toHaveCSS('min-height', '36px')
  await page.getByRole('button', { name: 'Compact, 28 px' }).click()
  await expect(field).toHaveCSS('min-height', '28px')

  const refused = 'This link holds no theme that can be read, so nothing has been changed. '
  for (const [hash, sentence] of [
    ['%E0%A4%A', '“%E0%A4%A” is no property with a value, such as height~28.'],
    ['height~1e9', '“1e9” is no value for “height”: a number of 24–56 px.'],
    ['radios~4', 'There is no property “radios”; did you mean “radius”?'],
    [
      'accent~</style><script>document.title=1</script>~fff',
      '“</style><script>document.title=1</script…” is no colour for “accent”: two of six digits, such as 1b5cb5~8db9f3.',
    ],
    ['a'.repeat(65_536), 'It is longer than any theme.'],
  ] as const) {
    await page.evaluate((next) => {
      location.hash = `theme=${next}`
    }, hash)
    await expect(page.getByRole('alert')).toHaveText(refused + sentence)
    await expect(field).toHaveCSS('min-height', '28px')
  }
  await expect(page).toHaveTitle(/^Theme studio/)
})

test('without scripts the page says what it needs and lists the properties', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/en-US/theme')
  await expect(page.getByText('The studio needs JavaScript; the file does not.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  await expect(page.getByRole('row', { name: /^--select-height 36px/ })).toBeVisible()
})

async function openStudio(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-island^="i-studio"]')).toHaveAttribute('data-state', 'fulfilled')
}

/** The different heights of what is found. */
async function readHeights(page: Page, selector: string): Promise<number[]> {
  const all: Locator = page.locator(`.studio-pane ${selector}`)
  const heights = await all.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().height * 10) / 10),
  )
  return [...new Set(heights)]
}

/** Colours of the controls that are not those of the preview, more than one step of 255 apart. */
function compareColors(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const paint = (color: string): number[] => {
    if (canvas === null) return []
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const groups = [...document.querySelectorAll<HTMLElement>('.studio-color')]
  const names = [
    'accent',
    'text',
    'surface',
    'error',
    'popup',
    'quiet',
    'border',
    'line',
    'tag',
    'hover',
    'selected',
    'selected-hover',
    'sunken',
    'faint',
  ]
  return groups.flatMap((group, index) =>
    ['light', 'dark'].flatMap((scheme, at) => {
      const field = document.querySelector<HTMLElement>(`[data-pane=${scheme}] .rc-select`)
      const probe = document.createElement('i')
      probe.style.color = `var(--select-${names[index] ?? ''})`
      field?.append(probe)
      const shown = getComputedStyle(probe).color
      probe.remove()
      const told = group.querySelectorAll<HTMLInputElement>('input[type=color]')[at]?.value ?? ''
      const isSame = paint(shown).every((channel, place) => Math.abs(channel - (paint(told)[place] ?? 0)) <= 1)
      return isSame ? [] : [`${names[index] ?? ''} ${scheme}: ${told} is shown as ${shown}`]
    }),
  )
}
