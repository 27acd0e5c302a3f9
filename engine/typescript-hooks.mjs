import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

/**
 * Loads `.ts` files as modules without their types. Types are checked by `tsc`, not here.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  const { protocol, pathname } = new URL(url)
  if (protocol !== 'file:' || !pathname.endsWith('.ts')) return nextLoad(url, context)
  const path = fileURLToPath(new URL(pathname, 'file:'))
  const { code, map, errors } = transformSync(path, await readFile(path, 'utf8'), { sourcemap: true })
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
