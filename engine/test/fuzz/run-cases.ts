import { appendFileSync } from 'node:fs'
import fc from 'fast-check'
import { watchCases } from './watch-cases.ts'

/** Cases of each parser. `npm test` tries few of them, always the same ones; `npm run fuzz` many new ones. */
const cases = Number(process.env['FUZZ_CASES'] ?? 500)
const seed = Number(process.env['FUZZ_SEED'] ?? 20260701)

/**
 * Gives many inputs to what reads them. An input that breaks the promise is made as small as it can be and is quoted
 * with the seed that finds it again; one that never ends is quoted too. `parser` names the line of the report.
 */
export async function runCases<Input>(
  parser: string,
  inputs: fc.Arbitrary<Input>,
  check: (input: Input) => void | Promise<void>,
): Promise<void> {
  const watch = watchCases(parser)
  try {
    const property = fc.asyncProperty(inputs, async (input) => {
      // In a list, since it gives a lone number as it is.
      watch.begin(fc.stringify([input]))
      await check(input)
      watch.end()
    })
    await fc.assert(property, { numRuns: cases, seed })
  } finally {
    await watch.close()
  }
  const report = process.env['FUZZ_REPORT']
  if (report !== undefined) appendFileSync(report, `${JSON.stringify({ parser, cases, seed })}\n`)
}
