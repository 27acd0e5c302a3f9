import type { FieldSpec } from './field.ts'

/** What the keyboard probe presses, and where. The order is that of the tables. */
export const fields = {
  single: { props: {} },
  'single-search': { props: { showSearch: true } },
  multiple: { props: { mode: 'multiple' }, value: ['fig', 'elderberry'] },
  'multiple-no-search': { props: { mode: 'multiple', showSearch: false }, value: ['fig', 'elderberry'] },
  tags: { props: { mode: 'tags' }, value: ['fig', 'elderberry'] },
  combobox: { props: { mode: 'combobox' } },
} as const satisfies Record<string, FieldSpec>

export type FieldName = keyof typeof fields

/** `active`: open, the arrows have reached an option. `idle`: open, none is active. `text`: open, with text. */
export type Situation = 'closed' | 'active' | 'idle' | 'text' | 'closed-text'

/** What is typed for the situations with text: two options match it where the list filters, one row is new in `tags`. */
export const typed: Readonly<Record<FieldName, string>> = {
  single: '',
  'single-search': 'er',
  multiple: 'er',
  'multiple-no-search': '',
  tags: 'zz',
  combobox: 'zz',
}

/** The situations that a field can be in. Only a combobox opens without an active option, and Escape clears the text of a single. */
export function situationsOf(field: FieldName): Situation[] {
  if (typed[field] === '') return ['closed', 'active']
  if (field === 'single-search') return ['closed', 'active', 'text']
  return field === 'combobox'
    ? ['closed', 'active', 'idle', 'text', 'closed-text']
    : ['closed', 'active', 'text', 'closed-text']
}

/** The keys by the names that pages show, with what Playwright calls them. */
export const keys = {
  Enter: 'Enter',
  'Enter, held': 'Enter',
  'Enter, composing': 'Enter',
  Space: 'Space',
  Letter: 'c',
  '↓': 'ArrowDown',
  '↑': 'ArrowUp',
  'Alt+↓': 'Alt+ArrowDown',
  'Alt+↑': 'Alt+ArrowUp',
  'Ctrl+N': 'Control+n',
  'Ctrl+P': 'Control+p',
  Home: 'Home',
  End: 'End',
  'Page Up': 'PageUp',
  'Page Down': 'PageDown',
  Tab: 'Tab',
  'Shift+Tab': 'Shift+Tab',
  Esc: 'Escape',
  Backspace: 'Backspace',
  Delete: 'Delete',
} as const

export type KeyName = keyof typeof keys

/** Where the library asks for macOS, so that these keys are pressed there. */
export const macKeys: readonly KeyName[] = ['Ctrl+N', 'Ctrl+P']

/** What a script cannot send as a keyboard does: a key held down, one of an input method, those of macOS. */
export const realKeys: readonly KeyName[] = ['Enter, held', 'Enter, composing', ...macKeys]
