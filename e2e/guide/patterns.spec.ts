import { findDemo } from '../support/demo.ts'
import { stopClock } from '../support/stop-clock.ts'
import { expect, test } from '../support/test.ts'

test('what the page of patterns says of its six demos is true', async ({ page }) => {
  await page.clock.install()
  await page.goto('/en-US/guide/patterns')

  await test.step('select all takes what the search left, without disabled rows, and Enter takes the first match', async () => {
    const { root, field, popup, row } = await findDemo(page, 'patterns-select-all')
    const read = root.locator('.demo-value code')
    const countries = field('Countries to ship to')
    await countries.click()
    await expect(popup.locator('.rc-select-item-option').first()).toHaveText('Select all 8')
    await page.keyboard.type('land')
    await expect(popup.locator('.rc-select-item-option')).toHaveText([
      'Finland',
      'Iceland',
      'Ireland',
      'Netherlands',
      'Poland',
      'Select all 4',
    ])
    await page.keyboard.press('Enter')
    await expect(read).toHaveText('fr, fi')
    await expect(countries, 'the text stays while matches are selected').toHaveValue('land')
    await row('Select all 4').click()
    await expect(read).toHaveText('fr, fi, ie, nl, pl')
    await row('Clear all 4').click()
    await expect(read).toHaveText('fr')
    await page.keyboard.press('Escape')
    await expect(countries).toHaveAttribute('aria-expanded', 'false')
    await expect(countries).toHaveValue('')
    await page.keyboard.press('ArrowDown')
    await row('Select all 8').click()
    await expect(read).toHaveText('at, dk, fi, fr, de, ie, nl, pl')
    await row('Clear all 8').click()
    await expect(read).toHaveText('none')
    await page.keyboard.press('Escape')
  })

  await test.step('another country empties the city, no country disables it', async () => {
    const { root, field, row } = await findDemo(page, 'patterns-dependent')
    const read = root.locator('.demo-value code')
    await field('City').fill('os')
    await field('Country').click()
    await row('Portugal').click()
    await expect(read).toHaveText('pt, no city')
    await expect(field('City')).toHaveValue('')
    await field('City').click()
    await expect(row('Kyoto')).toHaveCount(0)
    await row('Porto').click()
    await expect(read).toHaveText('pt, porto')
    await root.getByRole('button', { name: 'Clear country' }).click()
    await expect(read).toHaveText('no country, no city')
    await expect(field('City')).toBeDisabled()
    await expect(root.getByText('Choose a country first')).toBeVisible()
  })

  await test.step('a new name is created once, and a renamed option is renamed in the field', async () => {
    const { root, field, popup, row } = await findDemo(page, 'patterns-create-rename')
    const read = root.locator('.demo-value code')
    await field('Project').click()
    await page.keyboard.type('harbour')
    await expect(popup.locator('.rc-select-item-option')).toHaveText([/^Harbour/])
    await field('Project').fill(' Bridge ')
    await row('Create “Bridge”').click()
    await expect(read).toHaveText('Harbour, Lighthouse, Bridge')
    await expect(root.locator('.rc-select-content')).toHaveText('Bridge')
    await root.getByRole('textbox', { name: 'Name of this project' }).fill('Viaduct')
    await root.getByRole('button', { name: 'Rename' }).click()
    await expect(read).toHaveText('Harbour, Lighthouse, Viaduct')
    await expect(root.locator('.rc-select-content')).toHaveText('Viaduct')
  })

  await test.step('the id of a saved value is never seen, and what is chosen meanwhile stays', async () => {
    const { root, field, popup, row } = await findDemo(page, 'patterns-late-default')
    const content = root.locator('.rc-select-content')
    await stopClock(page)
    await root.getByRole('button', { name: 'Open the ticket again' }).click()
    await expect(content).toHaveText('Loading the name…')
    await page.clock.resume()
    await expect(content).toHaveText('Mary Somerville')
    await field('Assignee').click()
    await row('Emmy Noether').click()
    await expect(content).toHaveText('Emmy Noether')
    await root.getByRole('button', { name: 'Clear assignee' }).click()
    await expect(root.locator('.demo-value code')).toHaveText('null')
    await expect(popup).toHaveCount(0)
  })

  await test.step('the wrapper names, describes and focuses its field', async () => {
    const { root, field, row } = await findDemo(page, 'patterns-field')
    await expect(field('Plan')).toHaveAccessibleDescription('You can change it every month.')
    await root.getByRole('button', { name: 'Continue' }).click()
    await expect(field('Plan')).toBeFocused()
    await expect(field('Plan')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('Plan')).toHaveAccessibleDescription('You can change it every month. Choose a plan.')
    await field('Plan').click()
    await row('Team: seats for 25').click()
    await expect(root.locator('.demo-value code')).toHaveText('team')
    await expect(field('Plan')).toHaveAttribute('aria-invalid', 'false')
  })

  await test.step('the second argument is a record, several records or nothing', async () => {
    const { root, field, row } = await findDemo(page, 'patterns-typed-option')
    const [one, several] = [root.locator('.demo-value code').first(), root.locator('.demo-value code').last()]
    await field(/^Room$/).click()
    await row('Elm').click()
    await expect(one).toHaveText('8')
    await root.getByRole('button', { name: 'Clear room' }).click()
    await expect(one).toHaveText('none')
    await field(/^Rooms$/).click()
    await row('Oak').click()
    await row('Fir').click()
    await expect(several).toHaveText('16')
  })
})

test('on the Chinese page the demos hold what its sentences quote', async ({ page }) => {
  await page.clock.install()
  await page.goto('/guide/patterns')

  await test.step('“南” finds four provinces, of which one is disabled', async () => {
    const { root, field, popup, row } = await findDemo(page, 'patterns-select-all')
    await field('配送省份').fill('南')
    await expect(popup.locator('.rc-select-item-option')).toHaveText(['海南', '河南', '湖南', '云南', '全选（3）'])
    await page.keyboard.press('Enter')
    await row('全选（3）').click()
    await expect(root.locator('.demo-value code')).toHaveText('gd, ha, hn, yn')
    await expect(row('取消全选（3）')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('another province empties the city, no province disables it', async () => {
    const { root, field, row } = await findDemo(page, 'patterns-dependent')
    const read = root.locator('.demo-value code')
    await expect(read).toHaveText('zj，hangzhou')
    await field('省份').click()
    await row('四川').click()
    await expect(read).toHaveText('sc，未选城市')
    await field('城市').click()
    await row('成都').click()
    await expect(read).toHaveText('sc，chengdu')
    await root.getByRole('button', { name: '清除省份' }).click()
    await expect(field('城市')).toBeDisabled()
  })

  await test.step('a new project is the last row, and its new name is in the field', async () => {
    const { root, field, popup, row } = await findDemo(page, 'patterns-create-rename')
    await field('项目').fill('小程序')
    await expect(popup.locator('.rc-select-item-option')).toHaveText([/^会员小程序/, '新建“小程序”'])
    await row('新建“小程序”').click()
    await root.getByRole('textbox', { name: '当前项目的名称' }).fill('商城')
    await root.getByRole('button', { name: '重命名' }).click()
    await expect(root.locator('.rc-select-content')).toHaveText('商城')
    await expect(root.locator('.demo-value code')).toHaveText('会员小程序、数据看板、商城')
  })

  await test.step('the name of a saved value is loading, and its id is not seen', async () => {
    const { root } = await findDemo(page, 'patterns-late-default')
    await stopClock(page)
    await root.getByRole('button', { name: '重新打开工单' }).click()
    await expect(root.locator('.rc-select-content')).toHaveText('正在加载姓名…')
    await page.clock.resume()
    await expect(root.locator('.rc-select-content')).toHaveText('吴健雄')
  })

  await test.step('“继续” without a plan shows the message', async () => {
    const { root, field } = await findDemo(page, 'patterns-field')
    await root.getByRole('button', { name: '继续' }).click()
    await expect(field('方案')).toBeFocused()
    await expect(field('方案')).toHaveAccessibleDescription('每个月都可以更换。 请选择方案。')
  })

  await test.step('a record is what was chosen', async () => {
    const { root, field, row } = await findDemo(page, 'patterns-typed-option')
    await field(/^会议室$/).click()
    await row('玉兰厅').click()
    await expect(root.locator('.demo-value code').first()).toHaveText('8')
  })
})
