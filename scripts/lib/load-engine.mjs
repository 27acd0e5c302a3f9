import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repository } from './repository.mjs'

/**
 * What the engine's commands may be told; `root` is the site folder, this repository's when it is not given.
 * @typedef {object} EngineOptions
 * @property {string} [root]
 * @property {string} [base]
 * @property {string} [out]
 * @property {string} [host]
 * @property {number} [port]
 * @property {string} [buildId]
 */

/**
 * @typedef {{ url: string, port: number, close: () => Promise<void> }} Served
 */

/**
 * The commands of the engine. It is TypeScript and looked up when it runs, so its own types cannot be taken from there.
 * @typedef {object} Commands
 * @property {(options: EngineOptions) => Promise<void>} build
 * @property {(options: EngineOptions) => Promise<string[]>} review
 * @property {(options: EngineOptions) => Promise<Served>} serve
 * @property {(options: EngineOptions) => Promise<Served>} dev
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
  /** @type {Commands} */
  const commands = await import(pathToFileURL(join(repository, 'engine/src/cli.ts')).href)
  /**
   * @template {keyof Commands} Name
   * @param {Name} command
   * @param {EngineOptions} options
   * @returns {ReturnType<Commands[Name]>}
   */
  return (command, options) =>
    /** @type {ReturnType<Commands[Name]>} */ (commands[command]({ root: join(repository, 'site'), ...options }))
}
