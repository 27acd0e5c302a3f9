import { findDemo } from '../support/demo.ts'
import { demoNames } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test('on Chinese pages every demo speaks Chinese, before and after it is alive', async ({ page, request }) => {
  test.slow()
  for (const route of [...demoNames.map((name) => `/demo/${name}`), '/guide/patterns', '/guide/keyboard']) {
    const html = await (await request.get(route)).text()
    await page.goto(route)
    for (const stage of await page.locator('[data-demo]').all()) {
      const id = (await stage.getAttribute('data-demo')) ?? ''
      // This one is about Arabic, in any language.
      if (id === 'single-rtl') continue
      await findDemo(page, id)
      await expect(stage, id).toHaveText(/\p{Script=Han}/u)
      await expect(stage, id).not.toHaveAttribute('lang')
      const label = (await stage.locator('label, legend, button, [role="status"]').first().innerText()).trim()
      expect(label, id).not.toMatch(/^[\p{Script=Latin}\s]+$/u)
      // The stage as it was sent, without the code below it.
      const [drawn = ''] = html.slice(html.indexOf(`data-demo="${id}"`)).split('class="demo-foot"')
      expect(drawn, `${id} was drawn in Chinese`).toContain(label)
    }
  }
})

test('the code of a Chinese page is what runs there, and what is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/demo/force-suggest')
  const { root, field } = await findDemo(page, 'force-suggest')
  await expect(field('发票客户')).toBeVisible()
  await page.getByText('代码', { exact: true }).click()
  const code = page.locator('#force-suggest')
  await code.getByRole('checkbox', { name: '整个文件' }).check()
  await expect(code.getByText('发票客户').last()).toBeVisible()
  await code.getByRole('tab', { name: 'customers.ts' }).click()
  await expect(code.getByRole('tabpanel', { name: 'customers.ts' })).toContainText("'杭州'")
  await code.getByRole('tab', { name: 'force-suggest.tsx' }).click()
  await code.getByRole('button', { name: '复制代码' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('placeholder="请选择客户"')
  await field('发票客户').fill('成都')
  await expect(root.getByRole('status')).toHaveText(/^\d+ 条结果$/)
})

test('a demo alone speaks the language of its address', async ({ page }) => {
  await page.goto('/~demos/single?locale=zh-CN')
  await findDemo(page, 'single')
  await expect(page.getByRole('combobox', { name: '配送方式' })).toBeVisible()
  await expect(page.locator('[data-demo]')).toHaveAttribute('lang', 'zh-CN')
  await page.goto('/~demos/single?locale=en-US')
  await findDemo(page, 'single')
  await expect(page.getByRole('combobox', { name: 'Delivery method' })).toBeVisible()
  await expect(page.locator('[data-demo]')).toHaveAttribute('lang', 'en')
})
