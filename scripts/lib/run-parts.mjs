import { Refusal } from './refusal.mjs'

/** @import { Counts } from './read-report.mjs' */

/**
 * What came out of a part. `output` is shown when something failed; `notes` are sentences about what was skipped, and
 * are always shown.
 * @typedef {Counts & { output: string, notes?: readonly string[], projects?: Map<string, Counts> }} PartResult
 */

/**
 * A part of a test. `say` prints a line about how far it has come.
 * @typedef {(say: (line: string) => void) => Promise<PartResult>} Part
 */

/**
 * Runs the parts of a test one after another. While a part runs, it prints its progress; then a line with its counts,
 * and its whole output when it failed. Ends the process after the line `N passed, N failed`.
 * @param {Readonly<Record<string, Part>>} parts
 * @param {readonly string[]} wanted
 * @returns {Promise<never>}
 */
export async function runParts(parts, wanted) {
  const unknown = wanted.find((name) => !Object.hasOwn(parts, name))
  if (unknown !== undefined) {
    throw new Refusal(`There is no part "${unknown}": the parts are ${Object.keys(parts).join(', ')}.`)
  }
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const { passed, failed, skipped = 0 } = await runPart(name, part)
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  const skipped = total.skipped === 0 ? '' : `, ${total.skipped} skipped`
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

/**
 * @param {string} name
 * @param {Part} part
 */
async function runPart(name, part) {
  const started = Date.now()
  console.log(`${name} …`)
  const result = await part((line) => console.log(`  ${line}`)).catch(crash)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${name.padEnd(12)}${`${seconds} s`.padStart(7)}  ${describeCounts(result)}`)
  if (result.projects !== undefined && result.projects.size > 1) {
    for (const [project, counts] of result.projects) console.log(`  ${project.padEnd(18)} ${describeCounts(counts)}`)
  }
  for (const note of result.notes ?? []) console.log(`  ${note}`)
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`)
  return result
}

/**
 * @param {unknown} error
 * @returns {PartResult}
 */
function crash(error) {
  const output = error instanceof Error ? (error.name === 'Refusal' ? error.message : error.stack) : undefined
  return { passed: 0, failed: 1, output: output ?? String(error) }
}

/** @param {Counts} counts */
function describeCounts({ passed, failed, skipped = 0 }) {
  return [
    `${passed} passed`,
    ...(failed === 0 ? [] : [`${failed} failed`]),
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
  ].join(', ')
}
