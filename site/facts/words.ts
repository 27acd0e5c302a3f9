import type { Effect } from './describe-effects.ts'
import type { FieldName, KeyName, Situation } from './keyboard-cases.ts'

/** Pages say facts in these words. */
export interface Words {
  locale: string
  nothing: string
  /** Between two effects of a key. */
  comma: string
  /** Between two keys. */
  keyComma: string
  /** Between a state and its keys. */
  colon: string
  effects: Readonly<Record<Effect, string>>
  fields: Readonly<Record<FieldName, string>>
  situations: Readonly<Record<Situation, string>>
  /** Keys whose name is not written on them. */
  keys: Readonly<Partial<Record<KeyName, string>>>
  key: string
}

const english: Words = {
  locale: 'en-US',
  nothing: 'nothing',
  comma: ', ',
  keyComma: ', ',
  colon: ': ',
  key: 'Key',
  effects: {
    adds: 'adds the text as a tag',
    selects: 'selects the active option',
    deselects: 'deselects the active option',
    toggles: 'toggles the active option',
    'removes-last': 'removes the last tag',
    types: 'types',
    filters: 'filters',
    deletes: 'deletes',
    'clears-text': 'clears the text',
    'hides-text': 'hides the text',
    'shows-text': 'shows the hidden text again',
    opens: 'opens',
    'opens-idle': 'opens, no active option',
    closes: 'closes',
    'stays-open': 'stays open',
    reopens: 'opens again',
    'moves-next': 'next option',
    'moves-previous': 'previous option',
    'moves-first': 'first option',
    'moves-last': 'last option',
    'moves-last-but-one': 'last option but one',
    'caret-start': 'caret to the start',
    'caret-end': 'caret to the end',
    caret: 'moves the caret',
    'focus-stays': 'focus stays',
    'focus-next': 'focus moves on',
    'focus-previous': 'focus moves back',
    submits: 'submits the form',
  },
  fields: {
    single: 'without search',
    'single-search': 'with :prop[showSearch]',
    multiple: '`multiple`',
    'multiple-no-search': '`multiple` without search',
    tags: '`tags`',
    combobox: '`combobox`',
  },
  situations: {
    closed: 'closed',
    active: 'open',
    idle: 'open, none active',
    text: 'open, with text',
    'closed-text': 'closed, with text',
  },
  keys: {
    'Enter, held': ':kbd[Enter] held down',
    'Enter, composing': ':kbd[Enter] of an input method',
    Space: ':kbd[Space]',
    Letter: 'a letter',
    'Ctrl+N': ':kbd[Ctrl+N] on macOS',
    'Ctrl+P': ':kbd[Ctrl+P] on macOS',
  },
}

const chinese: Words = {
  locale: 'zh-CN',
  nothing: '无反应',
  comma: '，',
  keyComma: '、',
  colon: '：',
  key: '按键',
  effects: {
    adds: '文字变成标签',
    selects: '选中高亮项',
    deselects: '取消高亮项',
    toggles: '选中或取消高亮项',
    'removes-last': '移除最后一个标签',
    types: '输入',
    filters: '过滤',
    deletes: '删字',
    'clears-text': '清空文字',
    'hides-text': '隐藏文字',
    'shows-text': '隐藏的文字重新出现',
    opens: '展开',
    'opens-idle': '展开，没有高亮项',
    closes: '收起',
    'stays-open': '不收起',
    reopens: '再次展开',
    'moves-next': '下一项',
    'moves-previous': '上一项',
    'moves-first': '第一项',
    'moves-last': '最后一项',
    'moves-last-but-one': '倒数第二项',
    'caret-start': '光标到开头',
    'caret-end': '光标到末尾',
    caret: '移动光标',
    'focus-stays': '焦点不动',
    'focus-next': '焦点移到下一个',
    'focus-previous': '焦点移到上一个',
    submits: '提交表单',
  },
  fields: {
    single: '不可搜索',
    'single-search': '开启 :prop[showSearch]',
    multiple: '`multiple`',
    'multiple-no-search': '`multiple`，关闭搜索',
    tags: '`tags`',
    combobox: '`combobox`',
  },
  situations: {
    closed: '收起',
    active: '展开',
    idle: '展开，没有高亮项',
    text: '展开，有文字',
    'closed-text': '收起，有文字',
  },
  keys: {
    'Enter, held': '按住 :kbd[Enter]',
    'Enter, composing': '输入法的 :kbd[Enter]',
    Space: ':kbd[空格]',
    Letter: '字母',
    'Ctrl+N': 'macOS 的 :kbd[Ctrl+N]',
    'Ctrl+P': 'macOS 的 :kbd[Ctrl+P]',
  },
}

/** Words by the folder of a page. */
export const words: Readonly<Record<string, Words>> = { 'en-US': english, 'zh-CN': chinese }
