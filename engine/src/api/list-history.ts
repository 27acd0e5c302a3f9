import type { ApiHistoryWords, ApiTableWords } from '../i18n/words.ts'
import type { ApiHistory, ApiHistoryChange, ApiReference } from '../model/api.ts'
import { fillWords } from '../shared/fill-words.ts'

/** A change as a line of the list. */
interface HistoryLine {
  /** What was done: `Added`. */
  label: string
  /** The property: `maxCount`, or `SearchConfig.filterOption` when it is not of the first table. */
  name: string
  /** The row that describes it today. Undefined when there is none any more. */
  row: string | undefined
  /** The types or what replaces it; code stands between backticks. Empty when there is nothing to say. */
  text: string
}

/** A version with changes, or the versions after it in which nothing changed. */
export interface HistoryStep {
  /** Place of the newest version of the step among all versions. */
  place: number
  /** The version and its anchor. Undefined for versions without changes, of which `text` speaks. */
  heading: { title: string; id: string } | undefined
  text: string
  lines: HistoryLine[]
}

/** What the versions have changed, the newest first. The first version is only what the others are compared with. */
export function listHistory(
  { versions, changes }: ApiHistory,
  reference: ApiReference | undefined,
  words: { apiHistory: ApiHistoryWords; apiTable: ApiTableWords },
): HistoryStep[] {
  const first = `${reference?.tables[0]?.id ?? ''}.`
  const rows = new Map<string, string>(
    reference?.tables.flatMap(({ id, props }) => props.map((prop) => [`${id}.${prop.name}`, prop.id] as const)),
  )
  const steps: HistoryStep[] = []
  let start = 0
  for (const [place, version] of versions.entries()) {
    const found = place === 0 ? [] : (changes[version] ?? [])
    if (found.length > 0) {
      const lines = found.map((change) => ({
        label: words.apiHistory[change.kind],
        name: change.prop.startsWith(first) ? change.prop.slice(first.length) : change.prop,
        row: rows.get(change.prop),
        text: describeChange(change, words),
      }))
      steps.push({ place, heading: { title: version, id: nameStep(version) }, text: '', lines })
      start = place + 1
    } else if (place > 0) {
      // One sentence for all versions since the last change.
      if (start < place && steps.at(-1)?.heading === undefined) steps.pop()
      const [from = version, to] = [versions[Math.max(start, 1)], version]
      const text =
        from === to
          ? fillWords(words.apiHistory.sameOne, { version })
          : fillWords(words.apiHistory.same, { from, to: version })
      steps.push({ place, heading: undefined, text, lines: [] })
    }
  }
  return steps.toReversed()
}

/** Anchor of a version: `v-1-9-0`. */
function nameStep(version: string): string {
  return `v-${version.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
}

function describeChange(
  { kind, before = '', after = '', in: inner }: ApiHistoryChange,
  { apiHistory: words, apiTable }: { apiHistory: ApiHistoryWords; apiTable: ApiTableWords },
): string {
  if (kind === 'deprecated') return after === '' ? '' : `${apiTable.useInstead} \`${after}\``
  if (kind !== 'changed') return kind === 'added' ? `\`${after}\`` : ''
  const [old, now] = [`\`${before}\``, `\`${after}\``]
  const oneSided = before === '' ? fillWords(words.more, { part: now }) : fillWords(words.less, { part: old })
  const change = before !== '' && after !== '' ? `${old} → ${now}` : oneSided
  return inner === undefined ? change : fillWords(words.inside, { type: inner, change })
}

/** How many changes there are since a version, as a sentence. The browser says it again when another one is chosen. */
export function countChanges(count: number, from: string, to: string, words: ApiHistoryWords): string {
  const sentence = count === 0 ? words.none : count === 1 ? words.countOne : words.count
  return fillWords(sentence, { count: String(count), from, to })
}
