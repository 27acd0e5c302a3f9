/** A wrong value as errors show it: text in quotes, lists and objects by name. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : (JSON.stringify(value) ?? typeof value)
}
