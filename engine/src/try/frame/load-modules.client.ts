import { guardName } from '../../shared/guard-name.ts'
import type { CompiledFile } from '../../model/try.ts'
import { resolveImport } from '../../shared/resolve-import.ts'
import { loadCode } from './load-code.client.ts'

type Exports = Record<string, unknown>

/** The packages that edited code may import, by name. */
export type Packages = Readonly<Record<string, Exports>>

type Body = (
  require: (request: string) => Exports,
  module: { exports: Exports },
  exports: Exports,
  guard: () => void,
) => void

/** Loads compiled files, and gives the function that runs one of them, with what it imports, and returns its exports. */
export async function loadModules(
  files: readonly CompiledFile[],
  packages: Packages,
  guard: () => void,
): Promise<(name: string) => Exports> {
  const bodies = new Map<string, Body>()
  const scope = self as { defineTried?: (name: string, body: Body) => void }
  scope.defineTried = (name, body) => bodies.set(name, body)
  for (const { name, code } of files) {
    const head = `defineTried(${JSON.stringify(name)},function(require,module,exports,${guardName}){`
    await loadCode(`${head}${code}\n})`, name)
  }
  delete scope.defineTried
  const names = files.map(({ name }) => name)
  const loaded = new Map<string, { exports: Exports }>()

  function load(name: string): Exports {
    const known = loaded.get(name)
    if (known !== undefined) return known.exports
    const module = { exports: {} }
    // Stored before it runs, because files may import each other in a circle.
    loaded.set(name, module)
    bodies.get(name)?.((request) => find(request, name), module, module.exports, guard)
    return module.exports
  }

  function find(request: string, importer: string): Exports {
    const found = packages[request]
    if (found !== undefined) return found
    const name = resolveImport(request, importer, names)
    if (name === undefined) throw new Error(`There is no "${request}".`)
    return load(name)
  }

  return load
}
