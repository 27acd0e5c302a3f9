import { mixColors, readHex, type Rgb } from './color.ts'

export type Scheme = 'light' | 'dark'

/** A value of each property by its name, `--select-accent`. */
export type Values = Readonly<Record<string, string>>

/** How many properties may follow from one another, so that a circle has an end. */
const depth = 8

/**
 * The colour that a value has in a scheme. Of CSS it knows what the stylesheet uses: `#hex`, `var()`, `light-dark()` and
 * `color-mix(in oklab, …)`. Undefined for everything else.
 */
export function resolveColor(value: string, scheme: Scheme, values: Values, left = depth): Rgb | undefined {
  const text = value.trim()
  if (text.startsWith('#')) return readHex(text)
  const [, name, inside] = /^([\w-]+)\(([\s\S]*)\)$/.exec(text) ?? []
  if (name === undefined || inside === undefined || left === 0) return undefined
  const parts = splitArguments(inside)
  const [first = '', second = '', third = ''] = parts
  const follow = (part: string): Rgb | undefined => resolveColor(part, scheme, values, left - 1)
  if (name === 'var') return follow(values[first] ?? '')
  if (name === 'light-dark') return follow(scheme === 'light' ? first : second)
  if (name !== 'color-mix' || first !== 'in oklab') return undefined
  const [, color = '', share = '50'] = /^(.*?)(?:\s+([\d.]+)%)?$/.exec(second) ?? []
  const [one, other] = [follow(color), follow(third)]
  return one && other && mixColors(one, other, Number(share) / 100)
}

/** The two colours of `light-dark(a, b)`; one colour is both. */
export function splitSchemes(value: string): readonly [light: string, dark: string] {
  const [, inside] = /^light-dark\(([\s\S]*)\)$/.exec(value.trim()) ?? []
  const [light = value, dark = light] = inside === undefined ? [value] : splitArguments(inside)
  return [light, dark]
}

function splitArguments(text: string): string[] {
  const parts = ['']
  let level = 0
  for (const sign of text) {
    if (sign === '(') level++
    if (sign === ')') level--
    if (sign === ',' && level === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + sign)
  }
  return parts.map((part) => part.trim())
}
