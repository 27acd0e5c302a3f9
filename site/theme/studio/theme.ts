import source from '../select.css?raw'
import { readVariables, type Variable } from './read-variables.ts'
import type { Values } from './resolve-color.ts'

/** What differs from the stylesheet: a value by the name of its property. */
export type Theme = Values

/** The stylesheet as readers copy it. */
export const stylesheet = source

/** Its properties in their order. */
export const variables: readonly Variable[] = readVariables(stylesheet)

const defaults: Values = Object.fromEntries(variables.map(({ name, value }) => [name, value]))

/** All properties with the values that they have in a theme. */
export function completeTheme(theme: Theme): Values {
  return { ...defaults, ...theme }
}

/** A theme with another value of a property. The value of the file takes the property out of the theme. */
export function changeTheme(theme: Theme, name: string, value: string): Theme {
  const { [name]: _, ...rest } = theme
  return value === defaults[name] ? rest : { ...rest, [name]: value }
}

/** Both hold the same values. */
export function isSameTheme(one: Theme, other: Theme): boolean {
  return variables.every(({ name }) => one[name] === other[name])
}
