import type { PlayState } from 'vitrine/play'

/** A combination of settings that the library warns about, or of which it ignores a part. */
interface Conflict {
  id: ConflictId
  /** The control that the sentence stands beside. */
  prop: string
  /** The heading of the page of warnings that has the message, where there is one. */
  warning?: string
  holds: (is: Is) => boolean
}

/** Asks for the setting of a property, as an address writes it; without a value whether it is set at all. */
type Is = (name: string, value?: string) => boolean

export type ConflictId =
  | 'array-value'
  | 'labelled-value'
  | 'frozen-value'
  | 'combobox-label'
  | 'combobox-label-prop'
  | 'combobox-empty'
  | 'children'
  | 'backfill'
  | 'search-off'
  | 'search-unasked'
  | 'search-alone'
  | 'search-field'
  | 'search-unseen'
  | 'search-object'
  | 'newer-wins'
  | 'max-count'
  | 'separators'
  | 'tags-only'
  | 'choice'
  | 'virtual'
  | 'input-element'
  | 'input-element-clear'
  | 'default-open'
  | 'fixed-open'
  | 'deselect'
  | 'clear-alone'
  | 'max-length'

const isMultiple = (is: Is): boolean => is('mode', 'multiple') || is('mode', 'tags')
const isOn = (is: Is, name: string): boolean => is(name) && !is(name, 'false')
const isSearchable = (is: Is): boolean =>
  is('mode', 'tags') ||
  is('mode', 'combobox') ||
  (is('showSearch') ? isOn(is, 'showSearch') : is('mode', 'multiple') || is('options', 'remote'))
const hasText = (is: Is, name: string): boolean => is(name) && !is(name, '')
/** The set of options from a server gives `showSearch` an object, unless there is a setting of it. */
const isRemoteObject = (is: Is): boolean => is('options', 'remote') && !is('showSearch')
/** A clear button can be drawn. */
const isClearable = (is: Is): boolean => isOn(is, 'allowClear') && !is('allowClear', 'disabled')

/** Each is tried on the installed library in `site/claims/library/playground.test.tsx`, under its id. */
export const conflicts: readonly Conflict[] = [
  ...['value', 'defaultValue'].map((prop): Conflict => ({
    id: 'array-value',
    prop,
    ...(prop === 'value' ? { warning: 'array-value' } : {}),
    holds: (is) => isMultiple(is) && (is(prop, 'one') || is(prop, 'labelled')),
  })),
  {
    id: 'labelled-value',
    prop: 'labelInValue',
    warning: 'labelled-value',
    holds: (is) => is('labelInValue', 'true') && (is('value', 'one') || is('value', 'several')),
  },
  { id: 'frozen-value', prop: 'value', holds: (is) => is('value') },
  {
    id: 'combobox-label',
    prop: 'labelInValue',
    holds: (is) => is('mode', 'combobox') && is('labelInValue', 'true'),
  },
  {
    id: 'combobox-label-prop',
    prop: 'optionLabelProp',
    warning: 'combobox-label-prop',
    holds: (is) => is('mode', 'combobox') && is('optionLabelProp'),
  },
  {
    id: 'combobox-empty',
    prop: 'notFoundContent',
    holds: (is) =>
      is('mode', 'combobox') &&
      is('notFoundContent') &&
      !is('filterOption') &&
      !is('showSearch') &&
      !is('options', 'none') &&
      !is('options', 'remote'),
  },
  { id: 'children', prop: 'children', holds: (is) => is('children') && is('options') && !is('options', 'none') },
  {
    id: 'backfill',
    prop: 'backfill',
    warning: 'backfill',
    holds: (is) => is('backfill', 'true') && !is('mode', 'combobox'),
  },
  {
    id: 'search-off',
    prop: 'showSearch',
    holds: (is) => is('showSearch', 'false') && (is('mode', 'tags') || is('mode', 'combobox')),
  },
  { id: 'search-unasked', prop: 'showSearch', holds: (is) => is('options', 'remote') && is('showSearch') },
  {
    id: 'search-alone',
    prop: 'onSearch',
    warning: 'search-alone',
    holds: (is) => is('onSearch') && !isSearchable(is),
  },
  ...['optionFilterProp', 'filterOption'].map((prop): Conflict => ({
    id: 'search-field',
    prop,
    holds: (is) => is(prop) && !isSearchable(is) && !hasText(is, 'searchValue'),
  })),
  {
    id: 'search-unseen',
    prop: 'searchValue',
    holds: (is) => hasText(is, 'searchValue') && !isSearchable(is) && !is('filterOption', 'false'),
  },
  { id: 'search-object', prop: 'onSearch', holds: (is) => is('onSearch') && isRemoteObject(is) },
  {
    id: 'search-object',
    prop: 'filterOption',
    holds: (is) => is('filterOption') && (isRemoteObject(is) || is('showSearch', 'all')),
  },
  {
    id: 'search-object',
    prop: 'optionFilterProp',
    holds: (is) => is('optionFilterProp') && is('showSearch', 'label'),
  },
  {
    id: 'search-object',
    prop: 'autoClearSearchValue',
    holds: (is) => is('autoClearSearchValue') && is('showSearch', 'kept'),
  },
  { id: 'newer-wins', prop: 'suffixIcon', holds: (is) => is('suffixIcon') && is('suffix') },
  { id: 'newer-wins', prop: 'clearIcon', holds: (is) => is('clearIcon') && is('allowClear', 'icon') },
  { id: 'max-count', prop: 'maxCount', holds: (is) => is('maxCount') && !isMultiple(is) },
  {
    id: 'separators',
    prop: 'tokenSeparators',
    holds: (is) => is('tokenSeparators') && !isMultiple(is),
  },
  ...['maxTagCount', 'maxTagTextLength', 'maxTagPlaceholder', 'tagRender', 'removeIcon'].map((prop): Conflict => ({
    id: 'tags-only',
    prop,
    holds: (is) => is(prop) && !isMultiple(is),
  })),
  { id: 'choice', prop: 'choiceTransitionName', holds: (is) => is('choiceTransitionName') },
  {
    id: 'virtual',
    prop: 'virtual',
    holds: (is) => is('virtual', 'true') && is('popupMatchSelectWidth', 'false'),
  },
  {
    id: 'input-element',
    prop: 'getInputElement',
    warning: 'input-element',
    holds: (is) => is('getInputElement') && !is('mode', 'combobox'),
  },
  {
    id: 'input-element-clear',
    prop: 'getInputElement',
    warning: 'input-element-clear',
    holds: (is) => is('getInputElement') && is('mode', 'combobox') && isClearable(is) && hasText(is, 'placeholder'),
  },
  {
    id: 'default-open',
    prop: 'defaultOpen',
    warning: 'default-open',
    holds: (is) => is('defaultOpen', 'true') && !is('autoFocus', 'true'),
  },
  { id: 'fixed-open', prop: 'open', holds: (is) => is('open') },
  { id: 'deselect', prop: 'onDeselect', holds: (is) => is('onDeselect') && !isMultiple(is) },
  ...['onClear', 'clearIcon'].map((prop): Conflict => ({
    id: 'clear-alone',
    prop,
    holds: (is) => is(prop) && !isClearable(is),
  })),
  { id: 'max-length', prop: 'maxLength', holds: (is) => is('maxLength') && !is('mode', 'combobox') },
]

/** The conflicts of a state. */
export function findConflicts(state: PlayState): Conflict[] {
  const is: Is = (name, value) => {
    const setting = state[name]
    return setting !== undefined && (value === undefined || nameValue(setting) === value)
  }
  return conflicts.filter(({ holds }) => holds(is))
}

function nameValue(setting: PlayState[string]): string {
  switch (setting.kind) {
    case 'literal':
      return setting.code.replaceAll("'", '')
    case 'number':
    case 'text':
      return String(setting.value)
    case 'sample':
      return setting.id
  }
}
