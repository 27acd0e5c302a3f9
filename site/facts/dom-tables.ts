import { toTable } from './keyboard-tables.ts'
import type { StateFacts, StateName } from './probe-dom.ts'

interface DomWords {
  heads: readonly string[]
  states: Readonly<Record<StateName, string>>
  active: Readonly<Record<'option' | 'nothing', string>>
  yes: string
}

const english: DomWords = {
  heads: ['State', '`aria-expanded`', '`aria-activedescendant`', '`readonly`', 'value of the input', 'live region'],
  states: {
    closed: 'closed',
    selected: 'closed, one selected',
    open: 'open',
    search: 'closed, with search',
    empty: 'open, nothing found',
    several: '`multiple`, closed, two selected',
    'several-open': '`multiple`, open, two selected',
    combobox: '`combobox`, open, none active',
    disabled: 'disabled',
  },
  active: { option: ' (an option)', nothing: ' (no element)' },
  yes: 'yes',
}

const chinese: DomWords = {
  heads: ['状态', '`aria-expanded`', '`aria-activedescendant`', '`readonly`', 'input 的值', '实时区域'],
  states: {
    closed: '收起',
    selected: '收起，已选一项',
    open: '展开',
    search: '收起，可搜索',
    empty: '展开，没有结果',
    several: '`multiple`，收起，已选两项',
    'several-open': '`multiple`，展开，已选两项',
    combobox: '`combobox`，展开，没有高亮项',
    disabled: '禁用',
  },
  active: { option: '（某个选项）', nothing: '（没有这个元素）' },
  yes: '是',
}

const wordsOf: Readonly<Record<string, DomWords>> = { 'en-US': english, 'zh-CN': chinese }

/** The attributes that change, a row a state. */
export function stateTable(facts: Record<string, StateFacts>, locale: string): string[] {
  const words = wordsOf[locale] ?? english
  const rows = Object.entries(facts).map(([name, { field, active, text, live }]) => [
    words.states[name as StateName],
    `\`${field['aria-expanded'] ?? ''}\``,
    active === undefined ? '–' : `\`${field['aria-activedescendant'] ?? ''}\`${words.active[active]}`,
    field['readonly'] === undefined ? '–' : words.yes,
    toCode(text),
    live === undefined ? '–' : toCode(live),
  ])
  return toTable(words.heads, rows)
}

/** The hidden list of an open select, as code. */
export function listCode(facts: Record<string, StateFacts>): string[] {
  const { list = [], field = {} } = facts['open'] ?? {}
  const attributes = Object.entries(field).map(([name, value]) => (value === '' ? name : `${name}="${value}"`))
  return ['```html', '<input', ...attributes.map((attribute) => `  ${attribute}`), '>', ...list.flatMap(wrapTag), '```']
}

/** One attribute a line, so that no line is wider than a telephone. */
function wrapTag(line: string): string[] {
  const [, indent = '', name = '', attributes = '', rest = ''] =
    /^( *)<(\w+)((?: [\w-]+="[^"]*")+)>(.*)$/.exec(line) ?? []
  if (name === '' || line.length < 60) return [line]
  const each = attributes.match(/[\w-]+="[^"]*"/g) ?? []
  return [`${indent}<${name}`, ...each.map((attribute) => `${indent}  ${attribute}`), `${indent}>${rest}`]
}

function toCode(text: string): string {
  return text === '' ? '–' : `\`${text}\``
}
