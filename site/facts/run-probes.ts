import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { type Facts, readFact } from './facts.ts'
import { openProbePage } from './open-probe-page.ts'
import { probeDom } from './probe-dom.ts'
import { probeKeyboard } from './probe-keyboard.ts'
import { probeModes } from './probe-modes.ts'
import { probeReader } from './probe-reader.ts'
import { probeRows, probeTimes } from './probe-rows.ts'
import { probeSize } from './probe-size.ts'

/**
 * Drives the installed library in a browser and gives what it does. Times differ from one run to the next: they are
 * measured anew only `withTimes`.
 */
export async function runProbes(browser: Browser, withTimes = false): Promise<Facts> {
  const page = await openProbePage(browser)
  const react = await page.evaluate(() => window.probe.react)
  await page.context().close()
  return {
    seen: {
      library: readVersion('@rc-component/select'),
      react,
      browser: browser.browserType().name(),
      reader: `virtual-screen-reader ${readVersion('@guidepup/virtual-screen-reader')}`,
    },
    keyboard: await probeKeyboard(browser),
    modes: await probeModes(browser),
    dom: await probeDom(browser),
    size: await probeSize(),
    rows: await probeRows(browser),
    reader: await probeReader(browser),
    times: withTimes ? await probeTimes(browser) : readFact('times'),
  }
}

function readVersion(name: string): string {
  // Both packages let their own file be asked for by its path.
  const path = new URL(import.meta.resolve(`${name}/package.json`))
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
}
