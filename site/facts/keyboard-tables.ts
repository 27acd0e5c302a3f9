import type { Effect } from './describe-effects.ts'
import { type FieldName, type KeyName, keys, realKeys, type Situation, situationsOf } from './keyboard-cases.ts'
import type { KeyboardFacts } from './probe-keyboard.ts'
import type { Words } from './words.ts'

const allKeys = Object.keys(keys) as KeyName[]

/** The keys of the short tables. Alt makes no difference to an arrow. */
const common = allKeys.filter((key) => !realKeys.includes(key) && !key.startsWith('Alt+'))

/** A table of several fields, in which keys that do the same share a row. */
export function shortKeyTable(facts: KeyboardFacts, words: Words, fields: readonly FieldName[]): string[] {
  const situations = (['closed', 'active', 'idle'] as const).filter((situation) =>
    fields.some((field) => situationsOf(field).includes(situation)),
  )
  const say = (situation: Situation, key: KeyName) =>
    fields.map((field) => sayEffects(facts[field]?.[situation]?.[key], words)).join(' | ')
  const rows = situations.flatMap((situation) => {
    const groups = new Map<string, KeyName[]>()
    for (const key of common) {
      // A closed field is left as any other is, and without an active option only some keys answer otherwise.
      if (situation === 'closed' && key.endsWith('Tab')) continue
      if (situation === 'idle' && say('active', key) === say('idle', key)) continue
      groups.set(say(situation, key), [...(groups.get(say(situation, key)) ?? []), key])
    }
    return [...groups].map(([cells, group]) => [
      `${words.situations[situation]}${words.colon}${group.map((key) => nameKey(key, words)).join(words.keyComma)}`,
      cells,
    ])
  })
  return toTable([words.key, ...fields.map((field) => words.fields[field])], rows)
}

/** All keys of one field, a column a situation. */
export function wholeKeyTable(facts: KeyboardFacts, words: Words, field: FieldName): string[] {
  const situations = situationsOf(field)
  const rows = allKeys
    .filter((key) => situations.some((situation) => facts[field]?.[situation]?.[key] !== undefined))
    .map((key) => [
      withReplay(field, key, words),
      ...situations.map((situation) => sayEffects(facts[field]?.[situation]?.[key], words)),
    ])
  return toTable([words.key, ...situations.map((situation) => words.situations[situation])], rows)
}

/** The words for what a key does. A dash where the key was not pressed. */
function sayEffects(found: readonly Effect[] | undefined, words: Words): string {
  if (found === undefined) return '–'
  return found.length === 0 ? words.nothing : found.map((effect) => words.effects[effect]).join(words.comma)
}

function withReplay(field: FieldName, key: KeyName, words: Words): string {
  const name = nameKey(key, words)
  return realKeys.includes(key) ? name : `:replay[${name}]{demo="keyboard-player" act="${field} ${keys[key]}"}`
}

function nameKey(key: KeyName, words: Words): string {
  return words.keys[key] ?? `:kbd[${key}]`
}

/** Lines of a Markdown table. */
export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}
