import { runnerImport } from 'vite'

const name = process.argv[2]
if (name === undefined) {
  process.stderr.write('Which bench? For example: node --expose-gc bench/run.mjs search\n')
  process.exit(1)
}
const { module } = await runnerImport(new URL(`./${name}.ts`, import.meta.url).pathname, { logLevel: 'error' })
// The runner is closed by now: what a bench imports while it runs, it imports through this.
await module.run((/** @type {string} */ address) => import(address))
