import { toTable } from './keyboard-tables.ts'
import type { KeyboardFacts } from './probe-keyboard.ts'
import { type Effectiveness, type ModeFacts, modes } from './probe-modes.ts'

interface ModeWords {
  heads: readonly string[]
  /** Beginnings of the rows. */
  clear: string
  next: string
  search: string
  searches: Readonly<Record<ModeFacts['search'], string>>
  filters: string
  notFilters: string
  firstActive: string
  yes: string
  no: string
  left: string
  leftIs: Readonly<Record<'dropped' | 'tag' | 'value', string>>
  shows: string
  shown: Readonly<Record<ModeFacts['shows'], string>>
  submits: string
  submitted: Readonly<Record<'never' | 'without-option' | 'always', string>>
  props: Readonly<Record<Effectiveness, string>>
  /** What the row of a prop says of how it was given, where another way gives something else. */
  given: Readonly<Record<string, string>>
}

const english: ModeWords = {
  heads: ['', 'single', '`multiple`', '`tags`', '`combobox`'],
  clear: 'what a clear reports',
  next: ', then ',
  search: 'search',
  searches: { off: 'off', on: 'on, can be switched off', always: 'always on' },
  filters: 'list filters while typing',
  notFilters: 'no, until :prop[SearchConfig.filterOption] says so',
  firstActive: 'first option active on opening',
  yes: 'yes',
  no: 'no',
  left: 'text left in the field',
  leftIs: { dropped: 'dropped', tag: 'becomes a tag', value: 'is the value' },
  shows: 'field shows the option’s',
  shown: { label: 'label', value: 'value' },
  submits: ':kbd[Enter] submits a form',
  submitted: { never: 'never', 'without-option': 'yes, unless an option is selected', always: 'yes' },
  props: {
    works: 'works',
    closes: 'leave it out: closes the list, selects only where the value is `undefined`',
    callbacks: 'only one `onSearch` more',
    none: 'no effect',
  },
  given: { menuItemSelectedIcon: ', not as a function' },
}

const chinese: ModeWords = {
  heads: ['', '单选', '`multiple`', '`tags`', '`combobox`'],
  clear: '清空时收到',
  next: '，再收到 ',
  search: '搜索',
  searches: { off: '默认关', on: '默认开，可关', always: '始终开' },
  filters: '输入时过滤列表',
  notFilters: '不过滤，除非设了 :prop[SearchConfig.filterOption]',
  firstActive: '展开时高亮第一项',
  yes: '是',
  no: '否',
  left: '离开时框里的文字',
  leftIs: { dropped: '丢弃', tag: '变成标签', value: '就是值' },
  shows: '选中后框里显示',
  shown: { label: '显示文字', value: '值' },
  submits: ':kbd[Enter] 会提交表单',
  submitted: { never: '不会', 'without-option': '会，除非采用了某个选项', always: '会' },
  props: {
    works: '有效',
    closes: '不要设：会收起列表，值是 `undefined` 时才选得上',
    callbacks: '只是多一次 `onSearch`',
    none: '无效',
  },
  given: { menuItemSelectedIcon: '（不是函数）' },
}

const wordsOf: Readonly<Record<string, ModeWords>> = { 'en-US': english, 'zh-CN': chinese }

/** What changes with the mode: what each does by itself, then the props that not all of them heed. */
export function modeTable(facts: Record<string, ModeFacts>, keyboard: KeyboardFacts, locale: string): string[] {
  const words = wordsOf[locale] ?? english
  const names = Object.keys(modes)
  const all = names.flatMap((name) => facts[name] ?? [])
  const row = (head: string, say: (mode: ModeFacts) => string) => [head, ...all.map(say)]
  const props = [...new Set(all.flatMap((mode) => Object.keys(mode.props)))]
  return toTable(words.heads, [
    row(words.clear, ({ clear }) => clear.map(toCode).join(words.next)),
    row(words.search, ({ search }) => words.searches[search]),
    row(words.filters, ({ filters }) => (filters ? words.yes : words.notFilters)),
    row(words.firstActive, ({ firstActive }) => (firstActive ? words.yes : words.no)),
    row(words.left, ({ left }) => words.leftIs[nameLeft(left)]),
    row(words.shows, ({ shows }) => words.shown[shows]),
    ...props.map((prop) =>
      row(`:prop[${prop}]${words.given[prop] ?? ''}`, (mode) => words.props[mode.props[prop] ?? 'none']),
    ),
    [words.submits, ...names.map((name) => words.submitted[nameSubmits(keyboard[name])])],
  ])
}

function toCode(told: string): string {
  return told === '""' ? "`''`" : `\`${told}\``
}

function nameLeft({ text, values }: ModeFacts['left']): 'dropped' | 'tag' | 'value' {
  if (values.length === 0) return 'dropped'
  return text === '' ? 'tag' : 'value'
}

function nameSubmits(field: KeyboardFacts[string] | undefined): 'never' | 'without-option' | 'always' {
  const presses = Object.values(field ?? {}).map((keys) => keys['Enter'] ?? [])
  if (!presses.some((effects) => effects.includes('submits'))) return 'never'
  return presses.every((effects) => effects.includes('submits')) ? 'always' : 'without-option'
}
