/** A row names so many demos at most: each further one gives more properties besides, and says less about this one. */
const demosShown = 3

/**
 * The demos that a row names, by row. Rows that more than half of all demos use have none: their demos say nothing about
 * them. Those of a page that is about more than one demo, as `patterns.field`, are named where there is no other: they
 * are small, and what they show may be a mistake.
 */
export function chooseDemos(
  demosByProp: Readonly<Record<string, readonly string[]>>,
  demos: readonly { source: { id: string; page: string } }[],
): Record<string, readonly string[]> {
  const ids = new Set(demos.map(({ source }) => source.id))
  const guests = new Set(demos.flatMap(({ source }) => (ids.has(source.page) ? [] : source.id)))
  return Object.fromEntries(
    Object.entries(demosByProp)
      .filter(([, all]) => all.length < 4 || all.length * 2 <= demos.length)
      .map(([row, all]) => {
        const own = all.filter((id) => !guests.has(id))
        return [row, (own.length > 0 ? own : all).slice(0, demosShown)]
      }),
  )
}
