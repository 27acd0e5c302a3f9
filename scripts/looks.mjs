import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode } from './lib/check-node.mjs'
import { install } from './lib/install.mjs'
import { compressPng } from './lib/pictures/compress-picture.mjs'
import { Refusal, runScript } from './lib/refusal.mjs'
import { repository } from './lib/repository.mjs'
import { endOnInterrupt, runCommand } from './lib/run-command.mjs'
import { passToNode } from './lib/run-node.mjs'

const pictures = 'e2e/looks/pictures'

// `npm run looks`: takes the pictures again that the tests of looks compare, where the site looks different now, and
// names them. They are to be looked at before they are committed.
await runScript(async () => {
  endOnInterrupt(130)
  checkNode()
  await install()
  const before = await listChanged()
  const words = process.argv.slice(2)
  const code = await passToNode([
    join(repository, 'scripts/e2e.mjs'),
    '--project=looks',
    '--update-snapshots=changed',
    ...(words.length === 0 ? [] : ['--grep', words.join('|')]),
  ])
  const changed = (await listChanged()).filter((file) => !before.includes(file))
  for (const file of changed) {
    const path = join(repository, file)
    writeFileSync(path, await compressPng(readFileSync(path)))
  }
  console.log(
    changed.length === 0
      ? 'Every picture is as it was.'
      : `Look at them:\n${changed.map((file) => `  ${file}`).join('\n')}`,
  )
  process.exit(code)
})

/** Pictures that are new or not as they were committed, relative to the repository. */
async function listChanged() {
  const { code, output } = await runCommand('git', ['status', '--porcelain', '--untracked-files=all', '--', pictures], {
    cwd: repository,
  })
  if (code !== 0) throw new Refusal(`${output.trim()}\nWithout git nobody knows which pictures have changed.`)
  return output.split('\n').flatMap((line) => (line.endsWith('.png') ? [line.slice(3)] : []))
}
