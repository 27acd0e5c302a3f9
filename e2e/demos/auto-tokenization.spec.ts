import { findDemo, openDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

test('separators cut typed and pasted text into tags, up to the limit, and quotes protect a comma', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { root, field, popup, row } = await openDemo(page, 'auto-tokenization')
  const keywords = field('Article keywords')
  const read = root.locator('.demo-value code')
  const status = root.getByRole('status')
  const paste = async (text: string) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text)
    await page.keyboard.press('Control+V')
  }
  // After text was in the field, Backspace does nothing for a quarter of a second. So press it until the tag is gone.
  const removeLast = async (left: string[]) => {
    await keywords.focus()
    await expect(async () => {
      if ((await read.textContent()) !== JSON.stringify(left)) await page.keyboard.press('Backspace')
      await expect(read).toHaveText(JSON.stringify(left), { timeout: 300 })
    }).toPass()
  }

  await test.step('a comma makes a tag and closes the list', async () => {
    await root.locator('.rc-select').click({ position: { x: 5, y: 5 } })
    await page.keyboard.type('a')
    await expect(popup).toBeVisible()
    await page.keyboard.type(',')
    await expect(read).toHaveText('["react","a"]')
    await expect(keywords).toHaveAttribute('aria-expanded', 'false')
    await expect(keywords).toHaveValue('')
  })

  await test.step('a paste of four fills the one free place, trimmed', async () => {
    await paste(' b , c;d\ne')
    await expect(read).toHaveText('["react","a","b"]')
    await expect(status).toHaveText('3 of 3 keywords: remove one to add another')
  })

  await test.step('a fourth tag is refused', async () => {
    await page.keyboard.type('zz,')
    await expect(keywords).toHaveValue('')
    await expect(read).toHaveText('["react","a","b"]')
    await page.keyboard.press('ArrowDown')
    await row('testing').click()
    await expect(read).toHaveText('["react","a","b"]')
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })

  await test.step('doubles and empty pieces are dropped, also when they differ in case only', async () => {
    await removeLast(['react', 'a'])
    await removeLast(['react'])
    await expect(status).toHaveText('1 of 3 keywords')
    await paste('REACT, ,;react')
    await expect(keywords).toHaveValue('')
    await expect(read).toHaveText('["react"]')
    await page.keyboard.type(',')
    await expect(keywords).toHaveValue('')
    await expect(read).toHaveText('["react"]')
  })

  await test.step('a pasted column becomes one tag per line', async () => {
    await paste('css\ntesting')
    await expect(read).toHaveText('["react","css","testing"]')
    await removeLast(['react', 'css'])
    await removeLast(['react'])
  })

  await test.step('long, foreign and strange text becomes a plain keyword', async () => {
    for (const text of ['🎨', 'مرحبا', '<script>alert(1)</script>', 'x'.repeat(10_000)]) {
      await keywords.focus()
      await page.keyboard.insertText(`${text},`)
      await expect(read).toHaveText(JSON.stringify(['react', text]))
      await removeLast(['react'])
    }
  })

  await test.step('the function form cuts outside of quotes only, while typing', async () => {
    const quoted = await findDemo(page, 'auto-tokenization-quoted')
    const places = quoted.field('Places to visit')
    const value = quoted.root.locator('.demo-value code')
    await places.focus()
    await page.keyboard.type('"San José, CR"')
    await expect(places).toHaveValue('"San José, CR"')
    await expect(value).toHaveText('["Kyoto"]')
    await page.keyboard.type('; Lima;')
    await expect(value).toHaveText('["Kyoto","San José, CR","Lima"]')
    await expect(places).toHaveValue('')

    await paste('"Paris, TX", Oslo\nQuito')
    await expect(value).toHaveText('["Kyoto","San José, CR","Lima","Paris, TX","Oslo","Quito"]')
  })

  await test.step('a quote left open and a separator alone do no harm', async () => {
    const quoted = await findDemo(page, 'auto-tokenization-quoted')
    const places = quoted.field('Places to visit')
    const value = quoted.root.locator('.demo-value code')
    await page.keyboard.type('"Rome, GA')
    await places.blur()
    await expect(value).toHaveText(/"Quito","Rome, GA"\]$/)
    await places.focus()
    await page.keyboard.type(';')
    await places.blur()
    await expect(places).toHaveValue('')
    await expect(value).toHaveText(/"Quito","Rome, GA"\]$/)
    await places.focus()
    for (const text of ['🗼', 'لندن', '<script>', 'y'.repeat(10_000), '"'.repeat(10_000)]) {
      await page.keyboard.insertText(`${text},`)
      await expect(places).toHaveValue('')
    }
    await expect(value).toHaveText(new RegExp(`"Rome, GA","🗼","لندن","<script>","${'y'.repeat(300)}y+"\\]$`))
  })
})
