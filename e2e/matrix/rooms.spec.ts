import { test } from '../support/test.ts'
import { rooms } from './rooms.ts'

for (const { name, go, missing } of rooms) {
  test(name, async ({ page, silence }) => {
    if (missing !== undefined) silence.missing(missing)
    await go(page)
  })
}
