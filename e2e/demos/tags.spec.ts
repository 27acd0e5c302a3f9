import { findDemo, openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('tags are typed, pasted, tidied and removed; they collapse to the width and work without a list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { root, field, popup, row } = await openDemo(page, 'tags')
  const keywords = field('Photo keywords')
  const tags = root.locator('.rc-select-selection-item-content')
  const read = root.locator('.demo-value code')
  // In the middle of a multiple field may be the icon of a tag. In its corner there is none.
  const corner = { position: { x: 5, y: 5 } }
  const paste = async (text: string) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text)
    await page.keyboard.press('Control+V')
  }

  await test.step('Enter turns what was typed into a tag', async () => {
    await root.locator('.rc-select').click(corner)
    await page.keyboard.type('Fjord')
    await expect(popup.locator('.rc-select-item-option')).toHaveText(['Fjord'])
    await page.keyboard.press('Enter')
    await expect(tags).toHaveText(['sunset', 'beach', 'fjord'])
    await expect(read).toHaveText(['sunset, beach, fjord', '1'])
    await expect(keywords).toHaveValue('')
  })

  await test.step('Enter on the name of a tag takes it out', async () => {
    await page.keyboard.type('beach')
    await page.keyboard.press('Enter')
    await expect(read).toHaveText(['sunset, fjord', '1'])
  })

  await test.step('Enter takes out the tag that is exactly the text, not one that begins with it', async () => {
    const rows = popup.locator('.rc-select-item-option-content')
    await page.keyboard.type('sun')
    await expect(rows).toHaveText(['sun', 'sunset'])
    await page.keyboard.press('Enter')
    await expect(read).toHaveText(['sunset, fjord, sun', '2'])
    await page.keyboard.type('sun')
    await expect(rows).toHaveText(['sun', 'sunset'])
    await page.keyboard.press('Enter')
    await expect(read).toHaveText(['sunset, fjord', '1'])
  })

  await test.step('a suggestion is picked by mouse', async () => {
    await row('mountains').click()
    await expect(read).toHaveText(['sunset, fjord, mountains', '1'])
  })

  await test.step('a comma adds, leaving the field adds', async () => {
    await page.keyboard.type('lake,')
    await expect(read.first()).toHaveText('sunset, fjord, mountains, lake')
    await page.keyboard.type('Dawn')
    await expect(keywords).toHaveValue('Dawn')
    await keywords.blur()
    await expect(read.first()).toHaveText('sunset, fjord, mountains, lake, dawn')
  })

  await test.step('Backspace takes the last tags away', async () => {
    await keywords.focus()
    for (const left of ['sunset, fjord, mountains, lake', 'sunset, fjord, mountains', 'sunset, fjord', 'sunset']) {
      await expect(async () => {
        if ((await tags.count()) > left.split(', ').length) await page.keyboard.press('Backspace')
        await expect(read.first()).toHaveText(left, { timeout: 300 })
      }).toPass()
    }
  })

  await test.step('a paste is cut at commas and line breaks, trimmed, lowered and freed of doubles', async () => {
    await paste('Lake, LAKE,, lake \nRiver Bank')
    await expect(read).toHaveText(['sunset, lake, river bank', '2'])
  })

  await test.step('emoji, right-to-left text and markup become plain keywords; a lone separator becomes nothing', async () => {
    for (const text of ['🌅', 'שקיעה', '<script>alert(1)</script>']) {
      await page.keyboard.insertText(text)
      await page.keyboard.press('Enter')
    }
    await expect(read.first()).toHaveText('sunset, lake, river bank, 🌅, שקיעה, <script>alert(1)</script>')
    await page.keyboard.insertText(',')
    await expect(keywords).toHaveValue('')
    await expect(tags).toHaveCount(6)
  })

  await test.step('ten thousand letters are cut in the tag and whole in the value', async () => {
    const long = 'x'.repeat(10_000)
    await page.keyboard.insertText(long)
    await page.keyboard.press('Enter')
    await expect(tags.last()).toHaveText(`${'x'.repeat(24)}...`)
    await expect(root.locator('.rc-select-selection-item').last()).toHaveAttribute('title', long)
    await expect(read.first()).toHaveText(new RegExp(`, ${long.slice(0, 900)}`))
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0)
    await keywords.blur()
    await expect(popup).toHaveCount(0)
  })

  await test.step('a narrow field shows the tags that fit and counts the others', async () => {
    const narrow = await findDemo(page, 'tags-responsive')
    // Tags that do not fit stay in the document. They are transparent and hidden from assistive technology.
    const shown = narrow.root.locator('.rc-select-content-item:not([aria-hidden="true"]) .rc-select-selection-item')
    await expect(shown.last()).toHaveText(/^\+ \d more$/)
    await expect.poll(async () => (await shown.count()) < 5).toBe(true)
    await narrow.root.getByLabel('560 px').check()
    await expect(shown).toHaveText([/^Sea/, /^Sky/, /^Boat/, /^Pier/, /^Gull/])
    await narrow.root.getByLabel('200 px').check()
    await expect(shown.last()).toHaveText(/^\+ \d more$/)
    await narrow.root.getByLabel('One', { exact: true }).check()
    await expect(shown).toHaveText([/^Sea/, '+ 4 more'])
    await narrow.root.getByLabel('None').check()
    await expect(shown).toHaveText(['+ 5 more'])
    await narrow.root.getByLabel('All').check()
    await expect(shown).toHaveCount(5)
  })

  await test.step('without a list Enter and separators still add, and pieces are trimmed', async () => {
    const closed = await findDemo(page, 'tags-closed')
    const words = closed.field('Words to mute')
    const value = closed.root.locator('.demo-value code')
    await closed.root.locator('.rc-select').click(corner)
    await page.keyboard.type(' spoiler ')
    await page.keyboard.press('Enter')
    await expect(value).toHaveText('spoiler')
    await page.keyboard.type('giveaway,')
    await expect(value).toHaveText('spoiler, giveaway')
    await paste('a, b;spoiler')
    await expect(value).toHaveText('spoiler, giveaway, a, b')
    await expect(words).toHaveAttribute('aria-expanded', 'false')
    await expect(closed.popup).toHaveCount(0)
  })

  await test.step('disabled, it offers no icons', async () => {
    const closed = await findDemo(page, 'tags-closed')
    await expect(closed.root.locator('.rc-select-selection-item-remove')).toHaveCount(4)
    await closed.root.getByLabel('Disabled').check()
    await expect(closed.field('Words to mute')).toBeDisabled()
    await expect(closed.root.locator('.rc-select-selection-item-remove')).toHaveCount(0)
  })
})
