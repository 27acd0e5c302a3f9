import { test as base } from '@playwright/test'
import { journeys } from '../matrix/journeys.ts'
import { rooms } from '../matrix/rooms.ts'
import { settings } from '../matrix/settings.ts'
import { WebkitDriver } from './webkit-driver.ts'
import { WebkitTab } from './webkit-tab.ts'

const wide = { width: 1280, height: 800 }

/** A test with a driver of its own: one that hangs takes no other test with it. */
const test = base.extend<{ driver: WebkitDriver }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from a pattern which fixtures one needs
  driver: async ({}, use) => {
    const driver = new WebkitDriver()
    try {
      await driver.start()
      await use(driver)
    } finally {
      driver.stop()
    }
  },
})

// WebKitGTK has no Navigation API yet, so one of these is how its readers see the site. Languages and colours are changed
// by journeys too.
const chosen = ['without scripts', 'on a small telephone', 'in a narrow window', 'without the Navigation API']

for (const setting of settings.filter(({ name }) => chosen.includes(name))) {
  test.describe(setting.name, () => {
    const reason = setting.cannot?.webkit
    if (reason !== undefined) test.skip(true, reason)
    for (const journey of journeys.filter(({ needsScripts }) => setting.hasScripts || !needsScripts)) {
      test(journey.name, async ({ driver, baseURL }) => {
        // Without a window manager it is chance whether the window has the focus that the clipboard asks for.
        test.skip(journey.name === 'the code is copied', 'a window without a window manager has no sure clipboard')
        await driver.open({ viewport: setting.options.viewport ?? wide })
        const tab = new WebkitTab(driver, baseURL ?? '')
        await journey.go(tab, setting)
        await setting.check?.(tab)
      })
    }
  })
}

test.describe('a part for each room', () => {
  for (const { name, go } of rooms) {
    test(name, async ({ driver, baseURL }) => {
      await driver.open({ viewport: wide })
      await go(new WebkitTab(driver, baseURL ?? ''))
    })
  }
})

test('the console stays silent', () => {
  test.skip(true, 'WebKitWebDriver tells nothing of the console')
})
