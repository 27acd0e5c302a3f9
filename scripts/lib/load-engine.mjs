import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repository } from './repository.mjs'

/**
 * Gives `run(command, options)` for the engine's commands `build`, `serve` and `dev`; `mode` is `production` or `development`.
 * The engine is TypeScript, which Node 20 cannot read by itself: `vitrine/register` teaches it.
 */
export async function loadEngine(mode) {
  // Vite sets it to "development" otherwise, and a build in the same process would ship React's development version.
  process.env.NODE_ENV = mode
  await import('vitrine/register')
  const commands = await import(pathToFileURL(join(repository, 'engine/src/cli.ts')).href)
  return (command, options) => commands[command]({ root: join(repository, 'site'), ...options })
}
