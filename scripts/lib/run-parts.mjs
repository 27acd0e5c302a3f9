import { Refusal } from './refusal.mjs'

/**
 * Runs parts of a test one after another, a line for each and the whole output of one that failed, and ends the process
 * after the line `N passed, N failed`. A part is an async function that gives `{ passed, failed, output, projects? }`.
 */
export async function runParts(parts, wanted) {
  const unknown = wanted.find((name) => !Object.hasOwn(parts, name))
  if (unknown !== undefined) {
    throw new Refusal(`There is no part "${unknown}": the parts are ${Object.keys(parts).join(', ')}.`)
  }
  const names = Object.keys(parts).filter((name) => wanted.length === 0 || wanted.includes(name))
  const total = { passed: 0, failed: 0 }
  for (const name of names) {
    const { passed, failed } = await runPart(name, parts[name])
    total.passed += passed
    total.failed += failed
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

async function runPart(name, part) {
  const started = Date.now()
  process.stdout.write(name.padEnd(12))
  const result = await part().catch(crash)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${seconds} s`.padStart(7), ` ${describe(result)}`)
  if (result.projects?.size > 1) {
    for (const [project, counts] of result.projects) console.log(`  ${project.padEnd(18)} ${describe(counts)}`)
  }
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`)
  return result
}

function crash(error) {
  return { passed: 0, failed: 1, output: error?.name === 'Refusal' ? error.message : (error?.stack ?? String(error)) }
}

function describe({ passed, failed }) {
  return failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`
}
