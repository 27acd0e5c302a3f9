import { findDemo, openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('the ref focuses the field that is wrong, with and without scrolling, and scrolls a long list', async ({
  page,
}) => {
  const { root, field, popup, row } = await openDemo(page, 'focus')
  const result = root.getByRole('group', { name: 'Result' })
  const send = root.getByRole('button', { name: 'Send the return' })

  await test.step('nothing takes the focus when the page opens', async () => {
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await expect(result).toHaveCount(0)
  })

  await test.step('a failed try puts the focus on the summary', async () => {
    await send.click()
    await expect(result).toBeFocused()
    await expect(result.getByRole('link')).toHaveCount(3)
    await expect(field('Product')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('Product')).toHaveAccessibleDescription('Choose the product')
  })

  await test.step('a line of the summary focuses its field, in view and closed', async () => {
    await result.getByRole('link', { name: 'Choose a reason for the return' }).click()
    const reason = field('Reason for the return')
    await expect(reason).toBeFocused()
    await expect(reason).toBeInViewport()
    await expect(reason).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await row('Wrong item').click()
    await expect(reason).toHaveAttribute('aria-invalid', 'false')
    await expect(reason).toBeFocused()
  })

  await test.step('the summary waits for the next try, which names what is left', async () => {
    await expect(result.getByRole('link')).toHaveCount(3)
    await send.click()
    await expect(result.getByRole('link')).toHaveText(['Choose the country of purchase', 'Choose the product'])
    await expect(result).toBeFocused()
    for (const [label, answer] of [
      ['Country of purchase', 'Japan'],
      ['Product', 'Kettle'],
    ] as const) {
      await field(label).click()
      await row(answer).click()
      await expect(popup).toHaveCount(0)
    }
    await send.click()
    await expect(result).toHaveText('The return has been registered.')
    await expect(root.locator('.demo-value code')).toHaveText('{"reason":"wrong","country":"jp","product":"kettle"}')
  })

  await test.step('with preventScroll nothing moves, without it the field comes into view; blur() tells', async () => {
    const quiet = await findDemo(page, 'focus-quietly')
    const language = quiet.field('Language')
    const scrolled = () => quiet.root.locator('.demo-frame').evaluate((element) => element.scrollTop)
    const last = quiet.root.locator('.demo-value code').last()
    await quiet.root.getByRole('button', { name: 'Focus without scrolling' }).click()
    await expect(language).toBeFocused()
    await expect(last).toHaveText('onFocus')
    expect(await scrolled()).toBe(0)
    await quiet.root.getByRole('button', { name: 'Blur' }).click()
    await expect(language).not.toBeFocused()
    await expect(last).toHaveText('onBlur')
    await quiet.root.getByRole('button', { name: 'Focus', exact: true }).click()
    await expect(language).toBeFocused()
    expect(await scrolled()).toBeGreaterThan(200)
    await expect(language).toBeInViewport()
  })

  await test.step('scrollTo brings a row to the top or into view, and leaves the marked row alone', async () => {
    const long = await findDemo(page, 'focus-scroll-to')
    const locker = long.field('Locker')
    // The rows whose boxes are inside the list. A virtual list also renders a few rows outside of it.
    const seen = () =>
      long.popup.locator('.rc-select-dropdown-list-holder').evaluate((holder) => {
        const { top, bottom } = holder.getBoundingClientRect()
        const rows = [...holder.querySelectorAll('.rc-select-item-option')].filter((each) => {
          const box = each.getBoundingClientRect()
          return box.top >= top - 1 && box.bottom <= bottom + 1
        })
        return [rows.at(0)?.textContent, rows.at(-1)?.textContent]
      })
    await locker.click()
    await expect(long.row('Locker A-001')).toBeVisible()
    await long.popup.getByRole('button', { name: 'Wing C' }).click()
    await expect.poll(seen).toEqual(['Locker C-001', 'Locker C-007'])
    await expect(locker).toBeFocused()
    await expect(locker).toHaveAttribute('aria-expanded', 'true')
    await long.popup.getByRole('button', { name: 'Last' }).click()
    await expect.poll(seen).toEqual(['Locker E-194', 'Locker E-200'])
    await page.keyboard.press('ArrowDown')
    await expect(long.popup.locator('.rc-select-item-option-active')).toHaveText('Locker A-002')
    await long.popup.getByRole('button', { name: 'Wing B' }).click()
    await expect.poll(seen).toEqual(['Locker B-001', 'Locker B-007'])
    await long.row('Locker B-003').click()
    await expect(long.root.locator('.demo-value code')).toHaveText('B-003')
  })

  await test.step('strange text finds no locker', async () => {
    const long = await findDemo(page, 'focus-scroll-to')
    const locker = long.field('Locker')
    for (const text of ['x'.repeat(10_000), '🔑', 'خزانة', '<script>', ',']) {
      await locker.fill(text)
      await expect(long.popup.locator('.rc-select-item-option')).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await expect(long.root.locator('.demo-value code')).toHaveText('B-003')
  })
})
