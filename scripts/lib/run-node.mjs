import { join } from 'node:path'
import { repository } from './repository.mjs'
import { passThrough, runCommand } from './run-command.mjs'

/** @import { Finished } from './run-command.mjs' */

/** Folder of the installed packages. */
export const modules = join(repository, 'node_modules')

/** The programs that run the tests. */
export const vitest = join(modules, 'vitest/vitest.mjs')
export const playwright = join(modules, '@playwright/test/cli.js')

/** What drives the installed library and compares it with the pages; the engine teaches Node TypeScript. */
export const facts = ['--import', 'vitrine/register', join(repository, 'site/facts/main.ts')]

/**
 * Runs a script with this Node in the repository and collects its output.
 * @param {readonly string[]} args
 * @param {{ env?: Readonly<Record<string, string>>, onLine?: (line: string) => void }} [options] `env` is added to this process's
 * @returns {Promise<Finished>}
 */
export function runNode(args, { env, onLine } = {}) {
  return runCommand(process.execPath, args, {
    cwd: repository,
    env: mergeEnv(env),
    ...(onLine === undefined ? {} : { onLine }),
  })
}

/**
 * Runs a script with this Node in the repository. Its output goes to this terminal. Gives its exit code.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] added to this process's
 * @returns {Promise<number>}
 */
export function passToNode(args, env) {
  return passThrough(process.execPath, args, { cwd: repository, env: mergeEnv(env) })
}

/** @param {Readonly<Record<string, string>>} [env] */
function mergeEnv(env) {
  // Loading the engine sets NODE_ENV in this process, but each tool has to choose its own value.
  const { NODE_ENV: _, ...inherited } = process.env
  return { ...inherited, ...env }
}
