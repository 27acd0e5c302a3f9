/** Reads what `defineDirective` has written for a component: the property `data` of the element with this name. */
export function readProps(name: string, data: unknown): object {
  if (typeof data !== 'string') throw new Error(`The element "${name}" carries no properties.`)
  return JSON.parse(data) as object
}
