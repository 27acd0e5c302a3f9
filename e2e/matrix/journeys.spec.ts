import { test } from '../support/test.ts'
import { journeys } from './journeys.ts'
import { settings } from './settings.ts'

for (const setting of settings) {
  test.describe(setting.name, () => {
    for (const { name, needsScripts, go } of journeys) {
      // No `test.skip`: a journey that needs scripts is no test at all in a setting without them.
      if (needsScripts && !setting.hasScripts) continue
      test(name, async ({ openPage }) => {
        const page = await openPage(setting.options)
        await setting.prepare?.(page)
        await go(page, setting)
        await setting.check?.(page)
      })
    }
  })
}
