import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeProofs } from './lib/count-proofs.mjs'
import { Refusal, runScript } from './lib/refusal.mjs'
import { repository } from './lib/repository.mjs'
import { reportFile } from './lib/test-builds.mjs'

/** @import { ProofReport } from './lib/count-proofs.mjs' */

// `npm run counts`: the counts of the README, from what the last `npm test` and `npm run fuzz` have reported here. `--write`
// puts them into it.
await runScript(async () => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
  const tables = describeProofs({
    browser: /** @type {ProofReport} */ (JSON.parse(read('browser', 'npm test'))),
    engines: /** @type {ProofReport} */ (JSON.parse(read('engines', 'npm test'))),
    fuzz: read('fuzz', 'npm run fuzz'),
  })
  console.log(tables)
  if (!values.write) return
  const file = join(repository, 'README.md')
  const text = readFileSync(file, 'utf8')
  const place = /(?<=<!-- counts -->\n\n)[\s\S]*?(?=\n\n<!-- \/counts -->)/
  if (!place.test(text)) throw new Refusal('README.md has no <!-- counts --> … <!-- /counts --> to write between.')
  writeFileSync(
    file,
    text.replace(place, () => tables),
  )
})

/**
 * @param {string} name
 * @param {string} command what writes the report
 */
function read(name, command) {
  const file = reportFile(name)
  if (!existsSync(file)) throw new Refusal(`There is no report of "${name}" yet: run ${command} first.`)
  return readFileSync(file, 'utf8')
}
