import { toTable } from './keyboard-tables.ts'
import type { Gesture, Heard, ReaderFacts } from './probe-reader.ts'

/** A state in which the library says too little, and the same one with a way out. */
type Gap = 'value' | 'chosen' | 'removed' | 'cleared' | 'results' | 'nothing' | 'loading' | 'limit' | 'label' | 'clear'

interface ReaderWords {
  heads: readonly [string, string]
  gestures: Readonly<Record<Gesture, string>>
  quote: (text: string) => string
  silence: string
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
    choose: 'Choose',
    close: 'Close',
    remove: 'Remove',
    clear: 'Clear',
    type: 'Type',
    nothing: 'Find nothing',
  },
  quote: (text) => ` “${text}”`,
  silence: 'nothing',
  gapHeads: ['When', 'The library alone', 'With a way out'],
  gaps: {
    value: ['Focus on a field that has a value', 'Description'],
    chosen: ['An option is selected', 'Status line'],
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
    `From ${tool}, a simulated reader: real ones use other words. [What is missing, and how to add it](/guide/accessibility#unsaid)`,
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
    nothing: '搜不到',
  },
  quote: (text) => `“${text}”`,
  silence: '无声',
  gapHeads: ['时机', '只用组件', '补上之后'],
  gaps: {
    value: ['焦点来到有值的选择框', '描述'],
    chosen: ['选中一项', '状态行'],
    removed: ['移除最后一个标签', '状态行'],
    cleared: ['全部清除', '状态行'],
    results: ['输入的文字有结果', '状态行'],
    nothing: ['输入的文字没有结果', '状态行'],
    loading: ['选项还在加载', '[状态行](/demo/loading)'],
    limit: ['接近或达到 `maxCount`', '[状态行](/demo/multiple-with-max-count)'],
    label: ['`label` 是元素', '[`optionRender`](/demo/option-render)'],
    clear: ['焦点在清除按钮上', '`allowClear.label`'],
  },
  lead: (tool) =>
    `由模拟的屏幕阅读器 ${tool} 生成，真实产品的说法会有不同。[哪些没读出来，怎样补上](/guide/accessibility#unsaid)`,
}

const wordsOf: Readonly<Record<string, ReaderWords>> = { 'en-US': english, 'zh-CN': chinese }

/** Names of keys where Playwright has another one. */
const keyNames: Readonly<Record<string, string>> = { ArrowDown: '↓', Escape: 'Esc' }

/** Where each gap is heard: without a way out, and with it. In English, like the code of the guide. */
const heardAt: Readonly<Record<Gap, readonly [field: string, gesture: Gesture, way: string, gesture: Gesture]>> = {
  value: ['mode-single', 'focus', 'spoken-fruit', 'focus'],
  chosen: ['mode-single', 'choose', 'spoken-fruit', 'choose'],
  removed: ['mode-multiple', 'remove', 'spoken-fruits', 'remove'],
  cleared: ['mode-multiple', 'clear', 'spoken-fruits', 'clear'],
  results: ['mode-multiple', 'type', 'spoken-fruits', 'type'],
  nothing: ['mode-multiple', 'nothing', 'spoken-fruits', 'nothing'],
  loading: ['bare-loading', 'open', 'loading', 'focus'],
  limit: ['bare-limit', 'move', 'multiple-with-max-count', 'choose'],
  label: ['bare-label', 'move', 'option-render', 'move'],
  clear: ['bare-clear', 'clear', 'mode-single', 'clear'],
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

/** The same below a sentence about the tool, for the page of a demo. */
export function heardOnDemo(facts: ReaderFacts, name: string, tool: string, locale: string): string[] {
  const words = wordsOf[locale] ?? english
  return [words.lead(tool), '', ...heardTable(facts, name, locale)]
}

/** What the library leaves out, and what is said with a way out. */
export function gapTable(facts: ReaderFacts, locale: string): string[] {
  const words = wordsOf[locale] ?? english
  const hear = (name: string, gesture: Gesture): string =>
    sayPhrases(facts['en-US']?.[name]?.find((heard) => heard.gesture === gesture)?.says ?? [], words)
  const rows = (Object.keys(heardAt) as Gap[]).map((gap) => {
    const [field, gesture, way, other] = heardAt[gap]
    const [when, remedy] = words.gaps[gap]
    return [when, hear(field, gesture), `${remedy}: ${hear(way, other)}`]
  })
  return toTable(words.gapHeads, rows)
}

function nameGesture({ gesture, keys }: Heard, { gestures, quote }: ReaderWords): string {
  const how = keys.map((key) =>
    key.startsWith('type:') ? quote(key.slice('type:'.length)) : ` :kbd[${keyNames[key] ?? key}]`,
  )
  return gestures[gesture] + how.join('')
}

function sayPhrases(says: readonly string[], { silence }: ReaderWords): string {
  return says.length === 0 ? silence : says.map((phrase) => `\`${phrase.replaceAll('|', '\\|')}\``).join(' ')
}
