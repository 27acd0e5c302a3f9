import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode } from './lib/check-node.mjs'
import { install } from './lib/install.mjs'
import { listUnused, picturesFolder, showLooks, whyNotCompared } from './lib/looks/show-looks.mjs'
import { compressLook } from './lib/looks/write-sheet.mjs'
import { Refusal, runScript } from './lib/refusal.mjs'
import { repository } from './lib/repository.mjs'
import { endOnInterrupt } from './lib/run-command.mjs'
import { passToNode } from './lib/run-node.mjs'
import { reportFile } from './lib/test-builds.mjs'

// `npm run looks`, or `npm run looks -- home single` for some: compares the pictures, shows those that look different, and
// puts them in the place of the old ones. They are to be looked at before they are committed.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  if (whyNotCompared !== undefined) throw new Refusal(whyNotCompared)
  await install()
  const words = process.argv.slice(2)
  const some = words.length === 0 ? [] : ['--grep', `(^| )(${words.join('|')}): `]
  await passToNode([join(repository, 'scripts/e2e.mjs'), 'e2e/looks/', '--project=looks', ...some])
  const { changed, asked, failures } = await showLooks(reportFile('e2e'))
  for (const { name, actual } of changed) {
    if (actual !== undefined) writeFileSync(toFile(name), await compressLook(readFileSync(actual)))
  }
  // After a failure some tests have not asked for all of their pictures.
  const unused = words.length === 0 && failures.length === 0 && asked.length > 0 ? listUnused(asked) : []
  for (const name of unused) rmSync(toFile(name))
  for (const { name } of changed) console.log(`  ${name}`)
  for (const name of unused) console.log(`  ${name} is gone: no test asks for it`)
  console.log(
    changed.length === 0
      ? 'Every picture is as it was.'
      : `Taken anew: ${changed.length}. Look at .cache/looks/index.html before you commit: as it was, as it is, and the difference.`,
  )
  if (failures.length > 0) console.log(`Not all pictures could be taken:\n\n${failures.join('\n\n')}`)
  process.exit(asked.length === 0 || failures.length > 0 ? 1 : 0)
})

/** @param {string} name */
function toFile(name) {
  return join(picturesFolder, `${name}.webp`)
}
