import type { DirectiveProps } from '../model/directive-props.ts'

/** Reads what markdown has written for a directive's component: the property `data` of the element of that name. */
export function readProps<Name extends keyof DirectiveProps>(name: Name, data: unknown): DirectiveProps[Name] {
  if (typeof data !== 'string') throw new Error(`The element "${name}" carries no properties.`)
  return JSON.parse(data) as DirectiveProps[Name]
}
