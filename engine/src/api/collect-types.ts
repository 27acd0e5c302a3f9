import type { ApiReference, ApiTable, ApiType } from '../model/api.ts'

/** Types mention other types, which mention others. So many levels are collected. */
const maxDepth = 3

/** The named types and the types they mention, each only once. */
export function collectTypes(names: readonly string[], reference: ApiReference): ApiType[] {
  const found = new Map<string, ApiType>()
  let next = [...names]
  for (let depth = 0; depth < maxDepth && next.length > 0; depth++) {
    const types = next.flatMap((name) => (found.has(name) ? [] : (reference.types[name] ?? [])))
    for (const type of types) found.set(type.name, type)
    next = types.flatMap((type) => type.links)
  }
  return [...found.values()]
}

/** Names of the helper types that the type parameters of a table mention. */
export function listGenericTypes(table: ApiTable, reference: ApiReference): string[] {
  const text = table.generics.map((generic) => `${generic.constraint ?? ''} ${generic.default ?? ''}`).join(' ')
  return [...new Set(text.match(/[A-Za-z_$][\w$]*/g) ?? [])].filter((name) => name in reference.types)
}
