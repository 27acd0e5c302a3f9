import { expect, test } from '../support/test.ts'
import { openLab } from './lab/open-lab.ts'

/** What each case of the lab prints: the heading of the page, or its beginning. */
const printed: Readonly<Record<string, string>> = {
  'array-value': '`value` should be array when `mode` is `multiple` or `tags`',
  'label-in-value':
    '`value` should in shape of `{ value: string | number, label?: ReactNode }` when you set `labelInValue` to `true`',
  'other-label': '`label` of `value` is not same as `label` in Select options.',
  'number-values': '`value` of Option should not use number type when `mode` is `tags` or `combobox`.',
  'tags-disabled': 'Please avoid setting option to disabled in tags mode since user can always type text as tag.',
  backfill: '`backfill` only works with `combobox` mode.',
  'combobox-label-prop': '`combobox` mode not support `optionLabelProp`. Please set `value` on Option directly.',
  'search-alone': '`onSearch` should work with `showSearch` instead of use alone.',
  'input-element': '`getInputElement` only work with `combobox` mode.',
  'input-element-clear':
    'Customize `getInputElement` should customize clear and placeholder logic instead of configuring `allowClear` and `placeholder`.',
  'null-option': '`value` in Select options should not be `null`.',
  'wrong-children': '`children` should be `Select.Option` or `Select.OptGroup` instead of `Fruit`.',
  'reads-props':
    'Return type is option instead of Option instance. Please read value directly instead of reading from `props`.',
  'default-open':
    '`defaultOpen` makes Select open without focus which means it will not close by click outside. You can set `autoFocus` if needed.',
  'other-root': 'trigger element and popup element should in same shadow root.',
  'unknown-prop': 'React does not recognize the `%s` prop on a DOM element.',
  'unknown-event': 'Unknown event handler property `%s`. It will be ignored.',
  'unknown-switch': 'Received `%s` for a non-boolean attribute `%s`.',
  'same-value': 'Encountered two children with the same key, `%s`.',
  'object-label': 'Objects are not valid as a React child',
  'element-ref': 'Accessing element.ref was removed in React 19.',
  'not-a-component':
    'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: object.',
}

/** What the page tells readers to write instead: nothing of it prints anything. */
const silent = ['component-input', 'label-left-out', 'option-children', 'none-row']

test('each message comes where the page says, and its advice keeps the console silent', async ({ page, silence }) => {
  silence.except(/./)
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text())
  })
  await openLab(page, 'messages.tsx')
  const field = page.getByRole('combobox')
  const show = async (name: string): Promise<void> => {
    heard.length = 0
    await page.evaluate((each) => window.showCase(each), name)
  }

  for (const name of silent)
    await test.step(`${name} prints nothing`, async () => {
      await show(name)
      await expect(field).toBeVisible()
      expect(heard).toEqual([])
    })

  for (const [name, text] of Object.entries(printed))
    await test.step(`${name}: ${text}`, async () => {
      await show(name)
      if (name === 'reads-props') {
        await field.click()
        await page.locator('.rc-select-item-option').first().click()
      }
      if (name === 'other-root') await page.getByRole('button').click()
      await expect.poll(() => heard.join('\n')).toContain(text)
    })
})

test('a pasted message leads to its heading, in either language', async ({ page }) => {
  await page.goto('/en-US/guide/warnings')
  const box = page.getByRole('textbox', { name: 'Paste a message from your console' })
  const answer = page.getByRole('article').or(page.locator('main')).getByRole('status')
  await box.fill(
    'warning.js:27 Warning: `children` should be `Select.Option` or `Select.OptGroup` instead of `FruitOption`.\n  at warningProps (Select.js:93)',
  )
  await expect(answer.getByRole('link')).toHaveText([
    'children should be Select.Option or Select.OptGroup instead of %s.',
  ])
  await answer.getByRole('link').click()
  await expect(page).toHaveURL(/#wrong-children$/)
  await expect(page.locator('#wrong-children')).toBeInViewport()
  await box.fill('Uncaught TypeError: x is undefined')
  await expect(answer).toHaveText('No heading on this page fits this text.')
  await box.fill('')
  await expect(answer).toHaveText('')

  await page.goto('/guide/warnings')
  await page.getByRole('textbox', { name: '把控制台里的信息粘贴到这里' }).fill('scrollTo with rc-virtual-list')
  await expect(page.locator('main').getByRole('status').getByRole('link')).toHaveText([/^Seems scrollTo/])
})
