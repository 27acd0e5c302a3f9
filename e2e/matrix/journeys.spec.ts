import { test } from '../support/test.ts'
import { journeys } from './journeys.ts'
import { settings } from './settings.ts'

for (const setting of settings) {
  test.describe(setting.name, () => {
    const { cannot } = setting
    if (cannot?.firefox !== undefined) test.skip(({ browserName }) => browserName === 'firefox', cannot.firefox)
    for (const { name, needsScripts, go } of journeys) {
      // No `test.skip`: a journey that needs scripts is no test at all in a setting without them.
      if (needsScripts && !setting.hasScripts) continue
      test(name, async ({ openPage }) => {
        const page = await openPage(setting.options)
        await page.addInitScript(prepare, { stored: setting.stored ?? {}, without: setting.without })
        await go(page, setting)
        await setting.check?.(page)
      })
    }
  })
}

/** Runs in each page before its own scripts. */
function prepare({ stored, without }: { stored: Readonly<Record<string, string>>; without: string | undefined }): void {
  // Firefox runs this in empty documents too, which have no storage.
  if (window.origin === 'null') return
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  if (without === undefined) return
  Object.defineProperty(window, without, { value: undefined, configurable: true })
  Reflect.deleteProperty(window, without)
}
