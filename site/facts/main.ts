import { isDeepStrictEqual } from 'node:util'
import { chromium } from '@playwright/test'
import { checkPages, writePages } from './check-pages.ts'
import { readFacts, writeFacts } from './facts.ts'
import { findDifference } from './find-difference.ts'
import { runProbes } from './run-probes.ts'

// `npm run facts` writes what the installed library does as data and into the pages; with `--check`, as `npm test`
// runs it, nothing is written, and each place that says something else is printed. `--times` measures this machine.
const { CHROMIUM_PATH: executablePath } = process.env
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(executablePath === undefined ? {} : { executablePath }),
})
const facts = await runProbes(browser, process.argv.includes('--times')).finally(() => browser.close())
if (process.argv.includes('--check')) {
  const told = [...checkPages(facts, 'the library does'), ...compareData()]
  for (const line of told) console.log(line)
  process.exitCode = told.length === 0 ? 0 : 1
} else {
  const files = [...writeFacts(facts), ...writePages(facts)]
  console.log(files.length === 0 ? 'Data and pages say so already.' : `Changed:\n  ${files.join('\n  ')}`)
}

/** Of the files of data that differ the first fact, for those that no page prints. */
function compareData(): string[] {
  const known = readFacts()
  return Object.entries(known).flatMap(([name, old]) => {
    const now: unknown = facts[name as keyof typeof facts]
    if (isDeepStrictEqual(old, now)) return []
    const { path, before, after } = findDifference(old, now)
    return [
      `site/facts/data/${name}.json: ${path.join(' > ')} is ${JSON.stringify(before)}, the library does ${JSON.stringify(after)}. Run npm run facts and read what it changes.`,
    ]
  })
}
