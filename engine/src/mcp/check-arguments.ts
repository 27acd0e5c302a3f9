import { describeValue } from '../node/describe-value.ts'
import { suggestNearest } from '../node/nearest.ts'
import { Refusal } from '../node/refusal.ts'
import type { Tool, Values } from './define-tool.ts'

/** No name and no question is longer, and what compares spellings takes the longer the longer they are. */
export const longestText = 1000

/** The arguments of a call. Throws a refusal that names the first one that is wrong. */
export function checkArguments({ name, parameters }: Tool, given: unknown): Values {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Refusal(`The arguments of "${name}" are ${describeValue(given)}: give an object.`)
  const values = new Map<string, unknown>(Object.entries(given))
  for (const key of values.keys())
    if (!Object.hasOwn(parameters, key))
      throw new Refusal(
        `"${name}" has no argument "${shorten(key)}". ${suggestNearest(shorten(key), Object.keys(parameters))}`,
      )
  return Object.fromEntries(
    Object.entries(parameters).map(([key, { type, required }]) => {
      const value = values.get(key) ?? undefined
      if (value === undefined && required) throw new Refusal(`"${name}" needs "${key}".`)
      const wrong = value === undefined ? undefined : findFault(value, type)
      if (wrong !== undefined) throw new Refusal(`"${key}" of "${name}" is ${wrong}`)
      return [key, value as string | number | undefined]
    }),
  )
}

function findFault(value: unknown, type: 'string' | 'integer'): string | undefined {
  if (type === 'integer')
    return Number.isSafeInteger(value) && Number(value) >= 0
      ? undefined
      : `${shorten(describeValue(value))}: give a whole number, 0 or more.`
  if (typeof value !== 'string') return `${describeValue(value)}: give a text.`
  if (value.length > longestText) return `${value.length} characters long: give at most ${longestText}.`
  return value.trim() === '' ? 'empty: give a text.' : undefined
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
