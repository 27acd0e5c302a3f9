import { cpus } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import { openProbePage } from './open-probe-page.ts'

const counts = [100, 1000, 10_000, 100_000]
/** Without the virtual list each option is a row, and nobody waits for more than these. */
const wholeCounts: readonly number[] = [100, 1000]
const tries = 5

/** Rows in the document, by the number of options: with the virtual list, and without it. */
export type RowFacts = Record<string, { virtual: number; whole?: number }>

/** Milliseconds on one machine, the median of a few. */
export interface TimeFacts {
  machine: string
  browser: string
  /** Of the first rendering of the closed field, which reads all options. */
  rendering: Record<string, number>
  /** From the key that opens the list to the frame that shows it. */
  opening: Record<string, { virtual: number; whole?: number }>
}

/** Counts the rows of open lists that are seven rows high. */
export function probeRows(browser: Browser): Promise<RowFacts> {
  return measureLists(browser, async (page) => {
    await page.keyboard.press('ArrowDown')
    return (await page.evaluate(() => window.probe.settle())).rows
  })
}

/** Measures how long lists take to open on this machine. */
export async function probeTimes(browser: Browser): Promise<TimeFacts> {
  const [cpu] = cpus()
  return {
    machine: `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}`,
    browser: `Chromium ${browser.version().split('.')[0]}`,
    rendering: await timeRendering(browser),
    opening: await measureLists(browser, timeOpening),
  }
}

async function timeRendering(browser: Browser): Promise<Record<string, number>> {
  const page = await openProbePage(browser)
  const found: Record<string, number> = {}
  for (const count of counts) {
    const seen: number[] = []
    for (let attempt = 0; attempt < tries; attempt += 1)
      seen.push(await page.evaluate((spec) => window.probe.show(spec), { props: {}, count }))
    found[count] = Math.round(median(seen))
  }
  await page.context().close()
  return found
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

async function measureLists(browser: Browser, measure: (page: Page) => Promise<number>): Promise<RowFacts> {
  const page = await openProbePage(browser)
  const found: RowFacts = {}
  for (const count of counts) {
    const of = async (virtual: boolean) => {
      const seen: number[] = []
      for (let attempt = 0; attempt < (measure === timeOpening ? tries : 1); attempt += 1) {
        await page.evaluate((spec) => window.probe.show(spec), { props: { virtual }, count })
        await page.getByRole('combobox').focus()
        seen.push(await measure(page))
      }
      return median(seen)
    }
    found[count] = { virtual: await of(true), ...(wholeCounts.includes(count) ? { whole: await of(false) } : {}) }
  }
  await page.context().close()
  return found
}

async function timeOpening(page: Page): Promise<number> {
  // In two steps: the listener must be there before the key is on its way.
  const opened = await page.evaluateHandle(() => ({
    time: new Promise<number>((resolve) => {
      const listen = ({ timeStamp }: Event): void => {
        const wait = (): void => {
          if (window.probe.look().rows === 0) requestAnimationFrame(wait)
          // The frame that follows is the first one that a reader sees.
          else requestAnimationFrame(() => resolve(Math.round(performance.now() - timeStamp)))
        }
        requestAnimationFrame(wait)
      }
      addEventListener('keydown', listen, { once: true, capture: true })
    }),
  }))
  await page.keyboard.press('ArrowDown')
  return opened.evaluate(({ time }) => time)
}
