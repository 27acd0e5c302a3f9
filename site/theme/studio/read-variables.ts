/** What a property of the stylesheet holds. `other` has no control: it is changed in the file. */
type VariableKind = 'color' | 'length' | 'time' | 'percent' | 'other'

/** A property of the stylesheet that readers may set. */
export interface Variable {
  /** `--select-height` */
  name: string
  /** As it stands in the file: `36px`, `light-dark(#fff, #201e1b)`, `var(--select-height)`. */
  value: string
  /** What the comment above it says, without its range. */
  comment: string
  kind: VariableKind
  /** The values that the comment names: `24px to 56px`. */
  range?: Range
  /** True when its value is made from other properties. */
  follows: boolean
}

export interface Range {
  min: number
  max: number
  /** `px`, `rem`, `ms` or `%`. */
  unit: string
}

/** A property of the look is one with a comment right above it. Those without are the file's own. */
const commented = /\/\*\s*((?:[^*]|\*(?!\/))*?)\s*\*\/\s*(--[\w-]+):\s*([^;]+);/g

const rangeAtEnd = /(\d+(?:\.\d+)?)(px|rem|ms|%) to (\d+(?:\.\d+)?)\2\.$/

/** Reads the properties of a stylesheet in their order. One that gets a comment appears as a control by itself. */
export function readVariables(css: string): readonly Variable[] {
  return Array.from(css.matchAll(commented), ([, words = '', name = '', written = '']): Variable => {
    const text = words.replaceAll(/\s+/g, ' ')
    const value = written.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(' )', ')').trim()
    const [, min = '', unit = '', max = ''] = rangeAtEnd.exec(text) ?? []
    return {
      name,
      value,
      comment: text.replace(rangeAtEnd, '').trim(),
      kind: findKind(value, unit),
      ...(unit !== '' && { range: { min: Number(min), max: Number(max), unit } }),
      follows: value.includes('var('),
    }
  })
}

function findKind(value: string, unit: string): VariableKind {
  if (/^(#|light-dark\(|color-mix\()/.test(value)) return 'color'
  if (unit === 'ms') return 'time'
  if (unit === '%') return 'percent'
  return unit === '' ? 'other' : 'length'
}
