import { toTable } from './keyboard-tables.ts'
import type { Gesture, Heard, ReaderFacts } from './probe-reader.ts'

/** A state in which the library says too little, and the same one with a way out. */
type Gap =
  | 'value'
  | 'several'
  | 'selected'
  | 'removed'
  | 'cleared'
  | 'results'
  | 'nothing'
  | 'loading'
  | 'limit'
  | 'label'
  | 'clear'

interface ReaderWords {
  heads: readonly [string, string]
  gestures: Readonly<Record<Gesture, string>>
  quote: (text: string) => string
  silence: string
  noMatch: string
  colon: string
  gapHeads: readonly [string, string, string]
  gaps: Readonly<Record<Gap, readonly [when: string, remedy: string]>>
  lead: (tool: string) => string
}

const english: ReaderWords = {
  heads: ['You', 'It says'],
  gestures: {
    focus: 'Focus',
    open: 'Open',
    move: 'Move',
    choose: 'Select',
    close: 'Close',
    remove: 'Remove',
    clear: 'Clear',
    type: 'Type',
    nothing: 'Type',
  },
  quote: (text) => ` “${text}”`,
  silence: 'nothing',
  noMatch: ', no match',
  colon: ': ',
  gapHeads: ['When', 'The library alone', 'What a way out adds'],
  gaps: {
    value: ['Focus on a field that has a value', 'Description'],
    several: ['Focus on a field for several values', 'In the label and a description'],
    selected: ['An option is selected', 'Status line'],
    removed: ['The last tag is removed', 'Status line'],
    cleared: ['All is cleared', 'Status line'],
    results: ['The text finds something', 'Status line'],
    nothing: ['The text finds nothing', 'Status line'],
    loading: ['Options are on their way', '[Status line](/demo/loading)'],
    limit: ['`maxCount` is near, or reached', '[Status line](/demo/multiple-with-max-count)'],
    label: ['The `label` is an element', '[`optionRender`](/demo/option-render)'],
    clear: ['The clear button has the focus', '`allowClear.label`'],
  },
  lead: (tool) =>
    `Simulated with ${tool}; real ones use other words. [What is missing, and how to add it](/guide/accessibility#unsaid)`,
}

const chinese: ReaderWords = {
  heads: ['操作', '朗读'],
  gestures: {
    focus: '聚焦',
    open: '展开',
    move: '移动',
    choose: '选中',
    close: '收起',
    remove: '移除',
    clear: '清除',
    type: '输入',
    nothing: '输入',
  },
  quote: (text) => `“${text}”`,
  silence: '无声',
  noMatch: '，没有结果',
  colon: '：',
  gapHeads: ['时机', '只用组件', '补上之后多读的'],
  gaps: {
    value: ['焦点来到有值的选择框', '描述'],
    several: ['焦点来到可以选多个的选择框', '写进标签文字和描述'],
    selected: ['选中一项', '状态行'],
    removed: ['移除最后一个标签', '状态行'],
    cleared: ['全部清除', '状态行'],
    results: ['输入的文字有结果', '状态行'],
    nothing: ['输入的文字没有结果', '状态行'],
    loading: ['选项还在加载', '[状态行](/demo/loading)'],
    limit: ['接近或达到 `maxCount`', '[状态行](/demo/multiple-with-max-count)'],
    label: ['`label` 是元素', '[`optionRender`](/demo/option-render)'],
    clear: ['焦点在清除按钮上', '`allowClear.label`'],
  },
  lead: (tool) => `由 ${tool} 模拟，真实产品的说法会有不同。[没读出来的，怎样补上](/guide/accessibility#unsaid)`,
}

const wordsOf: Readonly<Record<string, ReaderWords>> = { 'en-US': english, 'zh-CN': chinese }

/** Names of keys where Playwright has another one. */
const keyNames: Readonly<Record<string, string>> = { ArrowDown: '↓', Escape: 'Esc' }

interface HeardAt {
  alone: readonly [field: string, gesture: Gesture]
  way: readonly [field: string, gesture: Gesture]
  /** How the sentence begins that the way out is about. */
  adds: 'combobox' | 'option' | 'button' | 'polite'
}

/** Where each gap is heard: without a way out, and with it. In English, like the code of the guide. */
const heardAt: Readonly<Record<Gap, HeardAt>> = {
  value: { alone: ['mode-single', 'focus'], way: ['spoken-fruit', 'focus'], adds: 'combobox' },
  several: { alone: ['mode-multiple', 'focus'], way: ['spoken-fruits', 'focus'], adds: 'combobox' },
  selected: { alone: ['mode-single', 'choose'], way: ['spoken-fruit', 'choose'], adds: 'polite' },
  removed: { alone: ['mode-multiple', 'remove'], way: ['spoken-fruits', 'remove'], adds: 'polite' },
  cleared: { alone: ['mode-multiple', 'clear'], way: ['spoken-fruits', 'clear'], adds: 'polite' },
  results: { alone: ['mode-multiple', 'type'], way: ['spoken-fruits', 'type'], adds: 'polite' },
  nothing: { alone: ['mode-multiple', 'nothing'], way: ['spoken-fruits', 'nothing'], adds: 'polite' },
  loading: { alone: ['bare-loading', 'open'], way: ['loading', 'focus'], adds: 'polite' },
  limit: { alone: ['bare-limit', 'move'], way: ['multiple-with-max-count', 'choose'], adds: 'polite' },
  label: { alone: ['bare-label', 'move'], way: ['option-render', 'move'], adds: 'option' },
  clear: { alone: ['bare-clear', 'clear'], way: ['mode-single', 'clear'], adds: 'button' },
}

/** What is said of a field, a row a gesture. */
export function heardTable(facts: ReaderFacts, name: string, locale: string): string[] {
  const words = wordsOf[locale] ?? english
  const story = facts[locale]?.[name] ?? []
  return toTable(
    words.heads,
    story.map((heard) => [nameGesture(heard, words), sayPhrases(heard.says, words)]),
  )
}

/** For the page of a demo: a sentence about the tool, and a line a gesture. A table would cost each page 60 B more. */
export function heardOnDemo(facts: ReaderFacts, name: string, tool: string, locale: string): string[] {
  const words = wordsOf[locale] ?? english
  const lines = (facts[locale]?.[name] ?? []).map(
    (heard) => `- ${nameGesture(heard, words)}${words.colon}${sayPhrases(heard.says, words)}`,
  )
  return [words.lead(tool), '', ...lines]
}

/** What the library leaves out, and what is said with a way out. */
export function gapTable(facts: ReaderFacts, locale: string): string[] {
  const words = wordsOf[locale] ?? english
  const hear = ([name, gesture]: HeardAt['alone']): string[] =>
    facts['en-US']?.[name]?.find((heard) => heard.gesture === gesture)?.says ?? []
  const rows = (Object.keys(heardAt) as Gap[]).map((gap) => {
    const { alone, way, adds } = heardAt[gap]
    const [when, remedy] = words.gaps[gap]
    const said = hear(alone)
    const added = hear(way).filter((phrase) => phrase.startsWith(adds) && !said.includes(phrase))
    return [when, sayPhrases(said, words), `${remedy}${words.colon}${sayPhrases(added, words)}`]
  })
  return toTable(words.gapHeads, rows)
}

function nameGesture({ gesture, keys }: Heard, { gestures, quote, noMatch }: ReaderWords): string {
  const how = keys.map((key) =>
    key.startsWith('type:') ? quote(key.slice('type:'.length)) : ` :kbd[${keyNames[key] ?? key}]`,
  )
  return gestures[gesture] + how.join('') + (gesture === 'nothing' ? noMatch : '')
}

function sayPhrases(says: readonly string[], { silence }: ReaderWords): string {
  return says.length === 0 ? silence : says.map((phrase) => `\`${phrase.replaceAll('|', '\\|')}\``).join(' ')
}
