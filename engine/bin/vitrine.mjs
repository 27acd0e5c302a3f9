#!/usr/bin/env node
// Vite sets it to "development" otherwise, and a build in the same process would ship React's development version.
process.env.NODE_ENV = process.argv[2] === 'dev' ? 'development' : 'production'
// The engine is TypeScript, which Node 20 cannot read by itself.
await import('../register.mjs')
const { runCommandLine } = await import('../src/run-command-line.ts')
await runCommandLine(process.argv.slice(2))
