import { pathToFileURL } from 'node:url'

// `node run-engine.mjs <engine> build '{"root": …}'`: a command of the engine in a process of its own, as the scripts run it.
const [engine, command, options] = process.argv.slice(2)
process.env.NODE_ENV = command === 'dev' ? 'development' : 'production'
await import(pathToFileURL(`${engine}/register.mjs`).href)
const commands = await import(pathToFileURL(`${engine}/src/cli.ts`).href)
const served = await commands[command](JSON.parse(options))
// A bundler may leave something running; a server is to be left running.
if (served === undefined) process.exit(0)
console.log(`listening at ${served.url}`)
