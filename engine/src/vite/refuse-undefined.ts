import { readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { Problem } from '../model/problem.ts'
import { formatProblems } from '../node/format-problems.ts'
import { Refusal } from '../node/refusal.ts'

const name = 'vitrine:undefined-names'

/**
 * Notes where demos use a name of a package that the package does not have: `kit.Gone` after `import * as kit`. For the
 * bundler that is only a warning, but readers would get `undefined`. Packages may ask each other for names that only
 * some versions have, so what they do is not looked at.
 */
export function noteUndefined(): Plugin<Map<string, Problem>> {
  const problems = new Map<string, Problem>()
  let root = ''
  return {
    name,
    apply: 'build',
    api: problems,
    configResolved(config) {
      root = config.root
    },
    onLog(_level, { code, id, message }) {
      if (code !== 'IMPORT_IS_UNDEFINED' || id === undefined) return undefined
      if (id.includes('/node_modules/')) return false
      const [, used = '', owner = ''] = /Import `([^`]+)` .* in '([^']+)'/.exec(message) ?? []
      const path = id.replace(/\?.*$/, '')
      const file = toSitePath(root, path)
      // The bundler writes paths from the folder that it was started in.
      const what = `"${used}" is used, but ${toSitePath(root, resolve(owner))} exports nothing of this name.`
      const mend = 'Correct the name, or install a version of the package that has it.'
      problems.set(`${file}\0${used}`, { file, line: findLine(path, used), what, mend })
      return false
    },
  }
}

/** Ends a build whose plugins have noted such names. */
export function refuseUndefined(plugins: readonly Plugin[]): void {
  const noted = plugins.flatMap((plugin) =>
    plugin.name === name ? [...(plugin.api as Map<string, Problem>).values()] : [],
  )
  if (noted.length > 0) throw new Refusal(formatProblems(noted))
}

function toSitePath(root: string, path: string): string {
  return relative(root, path).split(sep).join('/')
}

/** The bundler tells the line of the code that it has made of the file, so the file itself is searched. */
function findLine(path: string, used: string): number {
  const lines = readFileSync(path, 'utf8').split('\n')
  const at = lines.findIndex((line) => new RegExp(`[.{,\\s]${used}\\b`).test(line))
  return Math.max(at, 0) + 1
}
