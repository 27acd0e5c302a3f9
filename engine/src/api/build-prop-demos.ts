import type { ApiReference, ApiUse } from '../model/api.ts'

/**
 * Demo ids by row id. Demos that are named after the property come first (`multiple-with-max-count` for `maxCount`),
 * then those that use the fewest properties: there is the least to read beside it. Demos of a page that is about more
 * than one demo, as `patterns.field`, come last: what they show may be a mistake. Rows that no demo uses are left out.
 */
export function buildPropDemos(
  demos: readonly { id: string; page: string; uses: readonly ApiUse[] }[],
): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  const names = new Map(demos.flatMap(({ uses }) => uses.map((use) => [use.id, use.key.split('.')[1] ?? ''] as const)))
  const pages = new Map(demos.map(({ id, page }) => [id, page]))
  const isGuest = (id: string) => Number(!pages.has(pages.get(id) ?? ''))
  const sizes = new Map(demos.map(({ id, uses }) => [id, new Set(uses.map((use) => use.id)).size]))
  for (const demo of demos) for (const row of new Set(demo.uses.map((use) => use.id))) (found[row] ??= []).push(demo.id)
  for (const [row, ids] of Object.entries(found)) {
    const name = (names.get(row) ?? '').replaceAll(/(?=[A-Z])/g, '-').toLowerCase()
    const rank = (id: string) => (id === name ? 0 : `-${id.replaceAll('.', '-')}-`.includes(`-${name}-`) ? 1 : 2)
    found[row] = ids.toSorted(
      (a, b) => isGuest(a) - isGuest(b) || rank(a) - rank(b) || (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0),
    )
  }
  return found
}

/** Properties that no demo uses, as `Select.backfill`. Deprecated properties are left out: they need no demo. */
export function listUndemoed(
  reference: ApiReference,
  demosByProp: Readonly<Record<string, readonly string[]>>,
): string[] {
  return reference.tables.flatMap((table) =>
    table.props
      .filter((prop) => prop.deprecated === undefined && demosByProp[prop.id] === undefined)
      .map((prop) => `${table.id}.${prop.name}`),
  )
}
