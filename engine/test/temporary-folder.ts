import { mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '../src/node/is-running.ts'

/**
 * Gives the tests of one run a temporary folder of their own, and removes those of runs that were interrupted. Vitest
 * calls it before the first test, and what it returns after the last one.
 */
export function setup(): () => void {
  const parent = realpathSync(tmpdir())
  for (const name of readdirSync(parent)) {
    const owner = /^unit-tests-(\d+)$/.exec(name)?.[1]
    if (owner !== undefined && !isRunning(Number(owner))) remove(join(parent, name))
  }
  const folder = join(parent, `unit-tests-${process.pid}`)
  remove(folder)
  mkdirSync(folder)
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder
  return () => remove(folder)
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
