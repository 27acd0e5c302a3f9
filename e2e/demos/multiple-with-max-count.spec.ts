import { openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('at the limit nothing more can be chosen or typed, the page says so, and one removal opens it again', async ({
  page,
}) => {
  const { root, field, popup, row } = await openDemo(page, 'multiple-with-max-count')
  const toppings = field('Toppings')
  const corner = { position: { x: 5, y: 5 } }
  const status = root.getByRole('status')
  const value = root.locator('.demo-value code')
  const rows = popup.locator('.rc-select-item-option')
  const disabled = popup.locator('.rc-select-item-option-disabled')
  const active = popup.locator('.rc-select-item-option-active')

  await test.step('the counter counts', async () => {
    await expect(status).toHaveText('2 of 4')
    await root.locator('.rc-select').click(corner)
    await row('Capers').click()
    await expect(status).toHaveText('3 of 4')
    await expect(disabled).toHaveCount(0)
    // The list may have moved to the row that was chosen, and draws only the rows one sees.
    await page.mouse.wheel(0, -300)
    await row('Anchovies').click()
    await expect(status).toHaveText('4 of 4: remove one to choose another')
  })

  await test.step('every other row is disabled, in looks and in words, and a click adds nothing', async () => {
    const others = rows.filter({ hasNotText: /^(Anchovies|Basil|Capers|Olives)/ })
    await expect(others).not.toHaveCount(0)
    await expect(disabled).toHaveCount(await others.count())
    for (const other of await others.all()) await expect(other).toHaveAttribute('aria-disabled', 'true')
    await row('Chilli').click()
    await expect(value).toHaveText('basil, olives, capers, anchovies')
  })

  await test.step('the arrows visit chosen rows only', async () => {
    await toppings.focus()
    const visited: string[] = []
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('ArrowDown')
      await expect(active).toHaveClass(/rc-select-item-option-selected/)
      visited.push((await active.getAttribute('title')) ?? '')
    }
    expect(visited.toSorted()).toEqual(['Anchovies', 'Basil', 'Capers', 'Olives'])
  })

  await test.step('typing and pasting are refused', async () => {
    await page.keyboard.type('mush')
    await page.keyboard.insertText('x'.repeat(10_000))
    await expect(toppings).toHaveValue('')
    await expect(status).toHaveText('4 of 4: remove one to choose another')
  })

  await test.step('one less, and the list is alive again', async () => {
    await expect(popup).toBeVisible()
    await rows.filter({ hasText: /^Basil/ }).click()
    await expect(status).toHaveText('3 of 4')
    await expect(disabled).toHaveCount(0)
    await page.keyboard.type('mush')
    await expect(rows).toHaveText(['Mushrooms'])
    await page.keyboard.press('Enter')
    await expect(value).toHaveText('olives, capers, anchovies, mushrooms')
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })

  await test.step('strange text below the limit finds nothing and changes nothing', async () => {
    await root.locator('.rc-select-selection-item-remove').last().click()
    await expect(status).toHaveText('3 of 4')
    for (const text of ['x'.repeat(10_000), '🍕', 'זיתים', '<script>alert(1)</script>', ',']) {
      await toppings.focus()
      await page.keyboard.insertText(text)
      await expect(popup).toHaveText('Not Found')
      await toppings.blur()
      await expect(toppings).toHaveValue('')
    }
    await expect(value).toHaveText('olives, capers, anchovies')
  })
})
