import type { WebkitDriver } from './webkit-driver.ts'

interface KeyAction {
  type: 'keyDown' | 'keyUp'
  value: string
}

/** WebDriver's signs for keys that write nothing, by the names that Playwright and pages know. */
const signs: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Presses a key, or several at once: `Enter`, `a`, `Control+v`. */
export async function pressKeys(driver: WebkitDriver, keys: string): Promise<void> {
  const values = keys.split(/(?<=.)\+/).map((key) => signs[key] ?? key)
  await send(driver, [...values.map(down), ...values.toReversed().map(up)])
}

/** Presses the key of each letter. */
export async function typeText(driver: WebkitDriver, text: string): Promise<void> {
  await send(
    driver,
    Array.from(text).flatMap((letter) => [down(letter), up(letter)]),
  )
}

function down(value: string): KeyAction {
  return { type: 'keyDown', value }
}

function up(value: string): KeyAction {
  return { type: 'keyUp', value }
}

function send(driver: WebkitDriver, actions: readonly KeyAction[]): Promise<unknown> {
  return driver.ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
}
