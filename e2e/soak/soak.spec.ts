import { expect, test as base } from '../support/test.ts'
import { compareHoldings, countPage, type Holding } from './count-page.ts'
import { perRound, readOn, walkRound } from './walk.ts'

/** How many navigations: a few in `npm test`, as many as it is asked for in `npm run soak`. */
const wanted = Number(process.env['SOAK_NAVIGATIONS'] ?? 60)
const isLong = wanted > 60

/** In per cent. */
const mostGrowth = 5

/** What the browser compiles of what runs often grows for an hour, and is no matter of the page. */
const args = isLong ? ['--js-flags=--jitless'] : []

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] }),
    { scope: 'worker' },
  ],
})

test(`after ${wanted} navigations with searches, edits and demos in use a tab holds what it held before`, async ({
  page,
}, { project }) => {
  test.setTimeout(project.timeout + wanted * 5000)
  await page.goto('/en-US/demo/single')
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'first'
  })
  let done = 0
  const lap = async (pages: number): Promise<void> => {
    await readOn(page, pages)
    await walkRound(page)
    done += pages + perRound
  }
  const rows: (Holding & { navigations: number })[] = []
  const note = async (): Promise<void> => {
    rows.push({ navigations: done, ...(await countPage(page)) })
    if (isLong) print(rows.at(-1))
  }

  // The first two rounds load what later ones use again.
  await lap(0)
  await lap(isLong ? 80 : 0)
  await note()
  for (let left = wanted - done; left > 0; left = wanted - done) {
    await lap(isLong ? 40 : left - perRound)
    await note()
  }
  await expect(page.locator('html'), 'in one document').toHaveAttribute('data-mark', 'first')
  const [first, last] = [rows[0], rows.at(-1)]
  if (first === undefined || last === undefined) throw new Error('Nothing was counted.')
  const { heap, ...counts } = compareHoldings(first, last)
  // A short walk meets most pages for the first time, and their code stays.
  const growth = isLong ? { heap, ...counts } : counts
  for (const [name, percent] of Object.entries(growth)) expect.soft(percent, name).toBeLessThanOrEqual(mostGrowth)
})

let isHeadPrinted = false

/** A line of a table, as it becomes known. */
function print(row: (Holding & { navigations: number }) | undefined): void {
  if (row === undefined) return
  const { navigations, heap, nodes, listeners, documents } = row
  const line = [navigations, `${(heap / 1e6).toFixed(2)} MB`, nodes, listeners, documents]
  if (!isHeadPrinted) console.log('| navigations | heap | nodes | listeners | documents |\n|--:|--:|--:|--:|--:|')
  isHeadPrinted = true
  console.log(`| ${line.join(' | ')} |`)
}
