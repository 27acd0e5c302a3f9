/** The question after an unknown name. Undefined when nothing is spelled like it. */
export function didYouMean(names: readonly string[]): string | undefined {
  const quoted = names.map((name) => `"${name}"`)
  const last = quoted.pop()
  if (last === undefined) return undefined
  return `Did you mean ${quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`}?`
}
