import { expect } from '../support/test.ts'
import { button, openPanel, panel, test } from './reader.ts'

test('what stands in the way is said in a sentence', async ({ openPage, host }) => {
  const page = await openPage()
  await page.goto(`${host.url}/demo/single`)
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 2_000_000 })
  await openPanel(page)
  await button(page, '保存供离线阅读').click()
  const status = panel(page).getByRole('status')
  await expect(status).toHaveText(/^存储空间不足：需要 \d+\.\d\sMB，请清理后重试。$/)
  expect(host.asked, 'nothing is downloaded in vain').not.toContain('/demo/tags')

  await chrome.send('Storage.overrideQuotaForOrigin', { origin: host.url })
  const met = host.spoil(/\/demo\/tags$/, 'waiting')
  await button(page, '保存供离线阅读').click()
  await met
  await host.stop()
  await expect(status).toHaveText('网络中断。已下载的部分会保留，联网后请重试。')
  host.mend()
  await host.start()
  await button(page, '保存供离线阅读').click()
  await expect(button(page, '移除')).toBeVisible()
})

for (const [name, prepare, sentence] of [
  [
    'a page that is not secure',
    () => Object.defineProperty(window, 'isSecureContext', { value: false }),
    'This needs a secure connection. Open the site with https.',
  ],
  [
    'a browser without workers',
    () => {
      delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
    },
    'This browser, or this private window, does not let sites keep pages.',
  ],
  [
    'a browser that refuses workers',
    () => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('Denied', 'SecurityError'))
    },
    'This browser, or this private window, does not let sites keep pages.',
  ],
] as const)
  test(`${name} keeps nothing, and says why`, async ({ page, host }) => {
    await page.addInitScript(prepare)
    await page.goto(`${host.url}/en-US/demo/single`)
    await openPanel(page)
    const start = button(page, 'Keep for offline reading')
    if (name === 'a browser that refuses workers') await start.click()
    await expect(panel(page).getByRole('status')).toHaveText(sentence)
    await button(page, 'Close').click()
    await expect(panel(page)).toHaveCount(0)
  })

test('a list that does not come is said, and can be asked for again', async ({ page, host }) => {
  await page.goto(`${host.url}/en-US/demo/single`)
  void host.spoil(/offline\.json/, 'missing')
  await openPanel(page)
  const notice = page.getByRole('status').filter({ hasText: 'That did not work: 404 /offline.json' })
  await expect(notice).toBeVisible()
  host.mend()
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(button(page, 'Keep for offline reading')).toBeVisible()
  await expect(notice).toHaveCount(0)
})
