import { findViolations } from '../support/axe.ts'
import { openDemo, turn } from '../support/demo.ts'
import { sendQuery, typingPause } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'

test('network lab: a race is drawn, sliders take the place of the presets, the same times come again', async ({
  page,
}) => {
  await page.clock.install()
  const { root, field, popup } = await openDemo(page, 'suggest')
  const box = field('Find a package')
  const lab = root.getByRole('group', { name: 'Network' })
  const request = (name: string | RegExp) => lab.getByRole('row', { name })
  const button = (name: string | RegExp) => lab.getByRole('button', { name })
  const server = (name: string) => root.getByRole('radio', { name })
  const isDeaf = lab.getByRole('checkbox', { name: 'Answers even when aborted' })
  const set = async (slider: string, key: string, shown: string) => {
    await lab.getByRole('slider', { name: slider, exact: true }).press(key)
    await expect(lab.getByText(shown, { exact: true })).toBeVisible()
  }
  /** Asks for "d" and, before its answer can have come, for "date". */
  const race = async () => {
    await box.fill('')
    await sendQuery(page, 'd')
    await expect(request(/^d leaves after 0\.00 s waiting$/)).toBeVisible()
    await page.clock.runFor(100)
    await page.keyboard.type('ate')
    await page.clock.runFor(typingPause + 160)
  }

  await turn(root.getByRole('button', { name: 'Network' }))
  await expect(lab.getByText('Nothing was asked for yet.')).toBeVisible()
  const height = (await lab.boundingBox())?.height

  await test.step('what was given up is aborted, what came is shown, and nothing moves', async () => {
    await race()
    await expect(request(/^d leaves after 0\.00 s 0\.10 s aborted$/)).toBeVisible()
    await expect(request(/^date leaves after 0\.35 s 0\.15 s shown$/)).toBeVisible()
    expect((await lab.boundingBox())?.height).toBe(height)
  })

  await test.step('an answer that comes in spite of the abort is ignored; the switch goes back', async () => {
    await turn(isDeaf)
    await expect(server('Normal')).not.toBeChecked()
    await button('Clear').press('Enter')
    await race()
    await expect(request(/^d .* waiting$/)).toBeVisible()
    await page.clock.runFor(1000)
    await expect(request(/^d leaves after 0\.00 s 0\.90 s ignored$/)).toBeVisible()
    await expect(request(/^date .* shown$/)).toBeVisible()
    await turn(server('Normal'))
    await expect(server('Normal')).toBeChecked()
    await expect(isDeaf).not.toBeChecked()
  })

  await test.step('a preset moves the sliders, a slider takes over', async () => {
    await turn(server('Failing'))
    await expect(lab.getByText('100 %', { exact: true })).toBeVisible()
    await box.fill('table')
    await page.clock.runFor(typingPause + 160)
    await expect(request(/^table .* failed$/)).toBeVisible()
    await set('Failures', 'Home', '× 1')
    await expect(server('Failing')).not.toBeChecked()
    await set('Latency', 'End', '× 5')
    await set('Held back', 'End', '100 %')
    await root.getByRole('button', { name: 'Retry' }).press('Enter')
    await page.clock.runFor(5 * 150 + 1500 + 100)
    await expect(request(/^table .* 2\.25 s shown$/)).toBeVisible()
  })

  await test.step('the same series takes the same times, the next one others', async () => {
    await set('Jitter', 'End', '2000 ms')
    const ask = async () => {
      await box.fill('')
      await box.fill('tree')
      await page.clock.runFor(6000)
      const row = request(/^tree .* shown$/)
      await expect(row).toHaveCount(1)
      return row.getByRole('cell').nth(1).innerText()
    }
    await button('Same again').press('Enter')
    const first = await ask()
    await button('Same again').press('Enter')
    expect(await ask()).toBe(first)
    await button('Other times (series 1)').press('Enter')
    expect(await ask()).not.toBe(first)
    await expect(button('Other times (series 2)')).toBeVisible()
  })

  await test.step('axe finds nothing, a phone scrolls nowhere sideways', async () => {
    await page.clock.resume()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findViolations(page, { within: ['.lab'] }), colorScheme).toEqual([])
    }
    // An open list follows the field only some frames after the window.
    await box.press('Escape')
    await expect(popup).toHaveCount(0)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await lab.evaluate((panel) => panel.scrollWidth <= panel.clientWidth)).toBe(true)
  })
})
