import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkNode } from './lib/check-node.mjs'
import { describeFuzz, readFuzzOptions } from './lib/fuzz-report.mjs'
import { install } from './lib/install.mjs'
import { runScript } from './lib/refusal.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'
import { passToNode, vitest } from './lib/run-node.mjs'
import { reportFile, workFolder } from './lib/test-builds.mjs'

// `npm run fuzz`: gives every parser 10,000 inputs that nobody has tried, and prints how many each got. `--seed 5` tries
// those of an earlier run again, `--cases 100000` more of them; any other word chooses files, as `npm run unit` does.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  const { cases, seed, patterns } = readFuzzOptions(process.argv.slice(2))
  await install()
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  const report = join(folder, 'report.jsonl')
  console.log(`seed ${seed}`)
  try {
    const code = await passToNode([vitest, 'run', ...(patterns.length === 0 ? ['.fuzz.'] : patterns)], {
      FUZZ_CASES: String(cases),
      FUZZ_SEED: String(seed),
      FUZZ_REPORT: report,
    })
    if (code === 0) {
      console.log(describeFuzz(readFileSync(report, 'utf8')))
      mkdirSync(workFolder, { recursive: true })
      // For `npm run counts`, which wants all parsers.
      if (patterns.length === 0) copyFileSync(report, reportFile('fuzz'))
    }
    process.exitCode = code
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
