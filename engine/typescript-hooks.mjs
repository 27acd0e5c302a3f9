import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

/**
 * A file that is imported again after an edit has the number of the edit in its address. What it imports from its own
 * folder gets the same number, so that it is read again as well.
 * @type {import('node:module').ResolveHook}
 */
export function resolve(specifier, context, nextResolve) {
  const edit = /\?edit=\d+$/.exec(context.parentURL ?? '')?.[0]
  return nextResolve(edit !== undefined && specifier.startsWith('.') ? specifier + edit : specifier, context)
}

/**
 * Loads `.ts` files as modules without their types. Types are checked by `tsc`, not here.
 * @type {import('node:module').LoadHook}
 */
export function load(url, context, nextLoad) {
  const { protocol, pathname } = new URL(url)
  if (protocol !== 'file:' || !pathname.endsWith('.ts')) return nextLoad(url, context)
  const path = fileURLToPath(new URL(pathname, 'file:'))
  const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), { sourcemap: true })
  const [error] = errors
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`)
  return { format: 'module', source: withMap(code, map), shortCircuit: true }
}

/**
 * Stack traces then name lines of the source.
 * @param {string} code
 * @param {unknown} map
 */
function withMap(code, map) {
  const data = Buffer.from(JSON.stringify(map)).toString('base64')
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${data}`
}
