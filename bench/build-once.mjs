import { loadEngine } from '../scripts/lib/load-engine.mjs'

// Builds the site in the folder that is named, as `npm run build` builds this repository's.
const run = await loadEngine('production')
await run('build', { root: process.argv[2] })
process.exit(0)
