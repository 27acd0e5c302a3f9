import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, runScript } from './lib/refusal.mjs'
import { keepOrdered } from './lib/keep-ordered.mjs'
import { repository } from './lib/repository.mjs'
import { runCommand } from './lib/run-command.mjs'

// `npm run releases`: asks the registry when the versions of the documented package were published, and records it for
// the feed in site/releases.json.
await runScript(async () => {
  const manifest = /** @type {{ name: string }} */ (
    JSON.parse(readFileSync(join(repository, 'node_modules/@rc-component/select/package.json'), 'utf8'))
  )
  const { code, output } = await runCommand('npm', ['view', manifest.name, 'time', '--json', '--loglevel=error'], {
    cwd: repository,
    shell: process.platform === 'win32',
  })
  if (code !== 0)
    throw new Refusal(`${output.trim()}\nThe registry did not answer: site/releases.json stays as it was.`)
  const releases = keepOrdered(JSON.parse(output))
  writeFileSync(join(repository, 'site/releases.json'), `${JSON.stringify(releases, undefined, 2)}\n`)
  console.log(`site/releases.json: ${Object.keys(releases).length} releases of ${manifest.name}`)
})
