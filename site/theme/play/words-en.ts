import type { PlayFault } from 'vitrine/play'
import type { PlayWords } from './words.ts'

export const english: PlayWords = {
  field: 'City',
  stage: 'Live select',
  told: 'Last event',
  toldNothing: 'nothing yet',
  code: 'Code',
  copy: 'Copy code',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. Select the code and copy it.',
  share: 'Copy link',
  shared: 'Link copied; it holds these settings',
  reset: 'Reset all',
  resetDone: 'All properties have their defaults again',
  changed: (count) =>
    count === 0 ? 'No property changed' : count === 1 ? '1 property changed' : `${count} properties changed`,
  controls: 'Properties',
  search: 'Find a property',
  found: (shown, all) => `${shown} of ${all} properties`,
  foundNothing: 'No property has this in its name or type.',
  deprecated: 'Deprecated',
  instead: 'Use {name} instead.',
  default: 'default',
  on: 'on',
  off: 'off',
  resetOne: 'Reset {name}',
  number: 'a number',
  text: 'a text',
  valueOf: 'Value of {name}',
  noControl: 'No sample yet: set it in the editor.',
  log: 'show it as last event',
  units: {
    listHeight: 'px',
    listItemHeight: 'px',
    popupMatchSelectWidth: 'px',
    maxTagTextLength: 'characters',
    maxLength: 'characters',
    maxCount: 'values',
    maxTagCount: 'tags',
  },
  sets: {
    three: '3 cities',
    thirty: '30 cities',
    grouped: '30 cities in groups',
    many: '10,000 items',
    remote: 'from a server',
    none: 'none',
  },
  notes: (count) => (count === 1 ? '1 note' : `${count} notes`),
  conflicts: {
    'array-value': 'In this mode the value is an array, with `labelInValue` one of objects.',
    'labelled-value':
      'With `labelInValue` the value is an object, `{ value: … }`; in `multiple` and `tags` an array of such objects.',
    'frozen-value':
      'The value is controlled: choosing calls `onChange`, and the field stays as it is. `defaultValue` leaves it to the select.',
    'combobox-label': 'In a combobox typed text that is no option comes without a label.',
    'combobox-label-prop': 'A combobox shows the value in the field, never another property.',
    'combobox-empty': 'A combobox does not filter by itself, so its list is empty only without options.',
    children: '`options` are given, so the children are ignored.',
    backfill: 'Works with `mode="combobox"`; here it has no effect.',
    'search-off': 'This mode is searchable whatever is given; `false` has no effect.',
    'search-unasked': 'It takes the place of the search that asks the server, so nothing comes from there.',
    'search-alone': 'Without search nobody can type, so it has no text to report.',
    'search-field': 'Without search nobody can type, so it has no effect. Turn `showSearch` on.',
    'search-unseen': 'Without search nobody sees or changes this text, yet it filters the rows. Turn `showSearch` on.',
    'search-object': '`showSearch` is an object that says this already, and the object wins.',
    'newer-wins': 'The new way is given as well, and it wins.',
    'max-count': 'Made for `multiple` and `tags`; one value is one value.',
    separators: 'Not for this mode. Made for `multiple` and `tags`.',
    'tags-only': 'There are tags in `multiple` and `tags`; here it has no effect.',
    choice: 'The types declare it, but the published code does not read it.',
    virtual: 'With `popupMatchSelectWidth={false}` the list is not virtual: every row is drawn.',
    'input-element': 'Meant for `mode="combobox"`; in development the library warns.',
    'input-element-clear': 'With `allowClear` and `placeholder` the library prints a note in development.',
    'default-open': 'A list that opens this way is without the focus, so keys do not reach it. Add `autoFocus`.',
    'fixed-open': 'The list is controlled: neither keys nor the pointer open or close it.',
    deselect: 'Called in `multiple` and `tags`, where a value can be taken back.',
    'clear-alone': 'Without a clear button it has no effect. `allowClear` gives one.',
    'max-length': 'Limits the text of a combobox; here it has no effect.',
  },
  warning: 'What the library prints',
  record: 'Record events',
  recordFailed: 'The timeline could not be loaded. Try again.',
  failed: 'With these settings the select throws:',
  fault: (fault) => `This link holds no settings that can be read, so you see the defaults. ${describe(fault)}`,
}

function describe(fault: PlayFault): string {
  switch (fault.kind) {
    case 'long':
      return 'It is longer than 4,000 characters.'
    case 'form':
      return `“${fault.text}” is no property with a value, such as maxCount=3.`
    case 'unknown':
      return `There is no property “${fault.name}”${fault.nearest === undefined ? '.' : `; did you mean “${fault.nearest}”?`}`
    case 'twice':
      return `It sets “${fault.name}” twice.`
    case 'value':
      return `“${fault.text}” is no value for “${fault.name}”${fault.legal.length === 0 ? '.' : `: try ${fault.legal.join(' or ')}.`}`
  }
}
