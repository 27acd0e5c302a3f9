import { runnerImport } from 'vite'

// Started by `scripts/bench.mjs`, which checks the name: it is that of a file beside this one.
const name = process.argv[2]
const { module } = await runnerImport(new URL(`./${name}.ts`, import.meta.url).pathname, { logLevel: 'error' })
// Vite's module runner is closed here, so a bench gets this `import` for what it imports while it runs.
await module.run((/** @type {string} */ address) => import(address))
