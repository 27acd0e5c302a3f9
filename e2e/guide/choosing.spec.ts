import { findDemo } from '../support/demo.ts'
import { expect, test } from '../support/test.ts'

const pages = [
  { path: '/en-US/guide/choosing', native: 'The browser’s', own: 'This one', found: ['Bergen', 'Ghent', 'Graz'] },
  { path: '/guide/choosing', native: '浏览器自带的', own: '本组件', found: ['Beijing', 'Guilin', 'Guyuan'] },
]

test('choosing: a letter selects in the native one, and searches in this one', async ({ page }) => {
  for (const { path, native, own, found } of pages) {
    await page.goto(path)
    const { root, field, popup } = await findDemo(page, 'choosing-native')
    await root.getByLabel(native).press('g')
    await expect(root.locator('.demo-value code').first()).toHaveText(found[1] ?? '')
    await field(own).pressSequentially('g')
    await expect(popup.locator('.rc-select-item-option-content')).toHaveText(found)
  }
})
