import { loadEngine } from '../scripts/lib/load-engine.mjs'

// Builds the site in the folder that is named, as `npm run build` builds this repository's.
const run = await loadEngine('production')
const [root = ''] = process.argv.slice(2)
await run('build', { root })
process.exit(0)
