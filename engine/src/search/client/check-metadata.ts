const mend = 'Build the site again, so that its pages and its search data come from the same version.'
const lists = ['routes', 'demos', 'nav']

/**
 * Says in a sentence what is wrong with the payload of `generate-metadata`. Undefined when it can be read. It checks
 * only the outer structure, which is enough to notice the file of another version and a different file. The build
 * that made this script has written the rest.
 */
export function checkMetadata(payload: unknown): string | undefined {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    return `Search data: "payload" must be an object, it is ${describe(payload)}. ${mend}`
  }
  const fields = new Map<string, unknown>(Object.entries(payload))
  const extra = [...fields.keys()].find((name) => !lists.includes(name))
  if (extra !== undefined) {
    return `Search data: "payload" has a field "${extra}" nobody knows; known are ${lists.join(', ')}. ${mend}`
  }
  const lost = lists.find((name) => !Array.isArray(fields.get(name)))
  if (lost === undefined) return undefined
  return `Search data: "payload.${lost}" must be a list, it is ${describe(fields.get(lost))}. ${mend}`
}

function describe(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 40)
}
