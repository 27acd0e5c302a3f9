import { runnerImport } from 'vite'

const name = process.argv[2]
if (name === undefined) {
  process.stderr.write('Which bench? For example: node --expose-gc bench/run.mjs search\n')
  process.exit(1)
}
const { module } = await runnerImport(new URL(`./${name}.ts`, import.meta.url).pathname, { logLevel: 'error' })
// Vite's module runner is closed here, so a bench gets this `import` for what it imports while it runs.
await module.run((/** @type {string} */ address) => import(address))
