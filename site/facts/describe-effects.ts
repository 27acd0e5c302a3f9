import type { Look } from './field.ts'

/** What a key did, in the order in which pages say it. An empty list: nothing. */
const effects = [
  'adds',
  'selects',
  'deselects',
  'toggles',
  'removes-last',
  'types',
  'filters',
  'deletes',
  'clears-text',
  'hides-text',
  'shows-text',
  'opens',
  'opens-idle',
  'closes',
  'stays-open',
  'reopens',
  'moves-next',
  'moves-previous',
  'moves-first',
  'moves-last',
  'moves-last-but-one',
  'caret-start',
  'caret-end',
  'caret',
  'focus-stays',
  'focus-next',
  'focus-previous',
  'submits',
] as const

export type Effect = (typeof effects)[number]

/** Keys that type a character. */
const printable = ['c', 'Space']
const options = ['apple', 'banana', 'cherry', 'damson', 'elderberry', 'fig']

/** Compares what one sees before and after a key. `key` is its name for Playwright. */
export function describeEffects(before: Look, after: Look, key: string): Effect[] {
  const found = new Set<Effect>()
  const told = after.calls.slice(before.calls.length)
  const changed = nameSelection(before, told)
  if (changed !== undefined) found.add(changed)
  for (const effect of nameText(before, after, key, changed)) found.add(effect)
  // A list without rows has no active one, and that says nothing of the key.
  if (!before.open && after.open) found.add(after.active === null && after.rows > 0 ? 'opens-idle' : 'opens')
  if (before.open && !after.open) found.add('closes')
  if (before.open && after.open && changed !== undefined && changed !== 'removes-last') found.add('stays-open')
  const isSame = before.open && after.open && before.text === after.text && changed === undefined
  if (isSame && before.active !== after.active) found.add(nameMove(before.active, after.active))
  if (before.text === after.text && before.caret !== after.caret) found.add(nameCaret(after))
  if (key.endsWith('Tab') && after.focus === 'field') found.add('focus-stays')
  if (after.focus === 'after') found.add('focus-next')
  if (after.focus === 'before') found.add('focus-previous')
  if (after.submits > before.submits) found.add('submits')
  return effects.filter((effect) => found.has(effect))
}

function nameSelection(before: Look, told: readonly string[]): Effect | undefined {
  const valueOf = (name: string) => told.find((call) => call.startsWith(`${name} `))?.slice(name.length + 1)
  const selected = valueOf('onSelect')
  if (selected !== undefined) {
    const value: unknown = JSON.parse(selected)
    return value === before.text && !options.includes(before.text) ? 'adds' : 'selects'
  }
  const deselected = valueOf('onDeselect')
  if (deselected === undefined) return undefined
  return before.open && JSON.parse(deselected) === before.active ? 'deselects' : 'removes-last'
}

function nameText(before: Look, after: Look, key: string, changed: Effect | undefined): Effect[] {
  if (before.text === after.text || changed === 'adds') return []
  // A combobox shows what was selected, and a list of several begins again.
  if (changed === 'selects') return after.text === '' ? ['clears-text'] : []
  if (after.text.length > before.text.length) {
    if (after.text.length > before.text.length + 1)
      return printable.includes(key) ? ['types', 'shows-text'] : ['shows-text']
    const isNarrower = printable.includes(key) && before.text === '' && after.open && after.rows < options.length
    return isNarrower ? ['types', 'filters'] : ['types']
  }
  return ['Backspace', 'Delete'].includes(key) ? ['deletes'] : ['clears-text']
}

function nameMove(from: string | null, to: string | null): Effect {
  const selectable = options.filter((option) => option !== 'banana')
  const [start, end] = [selectable.indexOf(from ?? ''), selectable.indexOf(to ?? '')]
  if (start >= 0 && end === start + 1) return 'moves-next'
  if (start >= 0 && end === start - 1) return 'moves-previous'
  if (end === 0) return 'moves-first'
  return end === selectable.length - 1 ? 'moves-last' : 'moves-last-but-one'
}

function nameCaret({ caret, text }: Look): Effect {
  if (caret === 0) return 'caret-start'
  return caret === text.length ? 'caret-end' : 'caret'
}
