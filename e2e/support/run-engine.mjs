import { loadEngine } from '../../scripts/lib/load-engine.mjs'

// `node run-engine.mjs build '{"root": …}'`: a command of the engine in a process of its own, as the scripts run it.
const [command, options] = process.argv.slice(2)
const run = await loadEngine(command === 'dev' ? 'development' : 'production')
const served = await run(command, JSON.parse(options))
// A bundler may leave something running; a server is to be left running.
if (served === undefined) process.exit(0)
console.log(`listening at ${served.url}`)
