import { writeData } from 'vitrine/play'
import { type City, listLands } from './cities.ts'

/** The sets of options. `three` is what the playground begins with. */
export const setIds = ['three', 'thirty', 'grouped', 'many', 'remote', 'none'] as const

export type SetId = (typeof setIds)[number]

/** Options, and the declarations that a file with them begins with. */
export interface OptionSet {
  options: readonly (City | { label: string; options: City[] } | { value: string; label: string })[]
  code: string
}

const manyCount = 10_000

/** Drawn once a language: ten thousand rows are not made again with each key. */
const known = new Map<string, OptionSet>()

/** A set in the reader's language. `remote` has what its pretended server knows. */
export function readOptionSet(id: SetId, locale: string): OptionSet {
  const key = `${id} ${locale}`
  const set = known.get(key) ?? makeSet(id, locale)
  known.set(key, set)
  return set
}

function makeSet(id: SetId, locale: string): OptionSet {
  const lands = listLands(locale)
  const cities = lands.flatMap(({ options }) => options)
  switch (id) {
    case 'three':
      return declare(
        'options',
        ['beijing', 'tokyo', 'paris'].flatMap((value) => cities.filter((city) => city.value === value)),
      )
    case 'thirty':
      return declare('options', cities)
    case 'grouped':
      return declare('options', lands)
    case 'many':
      return makeMany(locale.startsWith('zh') ? '条目' : 'Item')
    case 'remote':
      return declare('cities', cities)
    case 'none':
      return { options: [], code: '' }
  }
}

function declare(name: string, options: OptionSet['options']): OptionSet {
  return { options, code: `const ${name} = ${writeData(options)}` }
}

function makeMany(word: string): OptionSet {
  return {
    options: Array.from({ length: manyCount }, (_, index) => ({
      value: `${index + 1}`,
      label: `${word} ${index + 1}`,
    })),
    code: `const options = Array.from({ length: 10_000 }, (_, index) => ({
  value: \`\${index + 1}\`,
  label: \`${word} \${index + 1}\`,
}))`,
  }
}
