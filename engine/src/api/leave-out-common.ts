/** Demos by row, without the rows that more than half of all demos use: their demos say nothing about them. */
export function leaveOutCommon(
  demosByProp: Readonly<Record<string, readonly string[]>>,
  total: number,
): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(demosByProp).filter(([, ids]) => ids.length < 4 || ids.length * 2 <= total))
}
