import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import type { Facts } from './facts.ts'
import { openProbePage } from './open-probe-page.ts'
import { probeKeyboard } from './probe-keyboard.ts'

/** Drives the installed library in a browser and gives what it does. */
export async function runProbes(browser: Browser): Promise<Facts> {
  const page = await openProbePage(browser)
  const react = await page.evaluate(() => window.probe.react)
  await page.context().close()
  return {
    seen: { library: readVersion(), react, browser: browser.browserType().name() },
    keyboard: await probeKeyboard(browser),
  }
}

function readVersion(): string {
  // The package has no `exports`, so its files can be asked for by their path.
  const path = new URL(import.meta.resolve('@rc-component/select/package.json'))
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
}
