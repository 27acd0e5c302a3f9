import { join } from 'node:path'
import { repository } from './repository.mjs'

/** @typedef {typeof import('vitrine/cli')} Commands */

/**
 * What the engine's commands may be told; `root` is the site folder, this repository's when it is not given.
 * @typedef {Omit<import('vitrine/cli').CommandOptions, 'root'> & { root?: string }} EngineOptions
 */

/**
 * Gives `run(command, options)` for the engine's commands `build`, `serve` and `dev`; `mode` is `production` or `development`.
 * The engine is TypeScript, which Node 20 cannot read by itself: `vitrine/register` teaches it.
 * @param {'production' | 'development'} mode
 */
export async function loadEngine(mode) {
  // Vite sets it to "development" otherwise, and a build in the same process would ship React's development version.
  process.env.NODE_ENV = mode
  await import('vitrine/register')
  const commands = await import('vitrine/cli')
  /**
   * @template {keyof Commands} Name
   * @param {Name} command
   * @param {EngineOptions} options
   * @returns {ReturnType<Commands[Name]>}
   */
  return (command, options) =>
    /** @type {ReturnType<Commands[Name]>} */ (commands[command]({ root: join(repository, 'site'), ...options }))
}
