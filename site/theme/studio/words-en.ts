import type { StudioWords } from './words.ts'

export const english: StudioWords = {
  presets: 'Begin with',
  presetNames: {
    own: 'As in the file',
    quiet: 'Quiet',
    compact: 'Compact, 28 px',
    soft: 'Soft',
    dense: 'Dense table',
    contrast: 'High contrast',
    blue: 'Dark blue',
  },
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset all',
  wear: 'Dress the demos',
  wearing: 'The demos wear this theme until you close the tab.',
  takeOff: 'Undress the demos',
  groups: { colors: 'Colours', sizes: 'Sizes and motion', derived: 'What follows' },
  derivedHelp: 'Made from the values above. Set one, and it stays as it is.',
  density: 'Density',
  densities: ['Compact', 'Usual', 'Roomy'],
  colorOf: '{name}, {scheme}',
  hexOf: '{name}, {scheme}, as hex',
  pickFrom: '{name}, {scheme}: pick from the screen',
  follow: 'Follow again',
  badColor: 'A colour is # and six digits from 0 to f, such as #1b5cb5.',
  schemes: { light: 'Light', dark: 'Dark' },
  mode: 'Mode',
  modes: { single: 'Single', multiple: 'Multiple', tags: 'Tags', combobox: 'Combobox' },
  states: {
    closed: 'Closed (try it)',
    empty: 'Without a value',
    hover: 'Hover',
    focus: 'Focus',
    open: 'Open',
    nothing: 'Open, nothing found',
    disabled: 'Disabled',
    readOnly: 'Inert: never opens',
    loading: 'Loading',
    error: 'Error',
    rtl: 'Right to left',
    narrow: '320 px wide',
  },
  preview: 'Preview',
  contrast: 'Contrast',
  contrastHelp:
    'WCAG 2.2 asks 4.5 of words (AA; 7 for AAA) and 3 of lines and signs, and nothing of what is disabled. APCA is shown for information: 75 is good for text, 45 for large text.',
  columns: { pair: 'On the screen', ratio: 'Ratio', grade: 'WCAG 2.2', apca: 'APCA Lc' },
  pairs: {
    text: 'Value on the field',
    placeholder: 'Placeholder on the field',
    border: 'Border against the field',
    focus: 'Focus ring against the field',
    error: 'Error border against the field',
    tag: 'Words on a tag',
    row: 'Words on the popup',
    hover: 'Words on the active row',
    selected: 'Words on a chosen row',
    selectedHover: 'Words on a chosen, active row',
    group: 'Header of a group',
    tick: 'Tick on a chosen row',
    disabledField: 'Disabled field',
    disabledRow: 'Disabled row',
  },
  grades: { AAA: 'AAA', AA: 'AA', fails: 'fails', free: 'not asked' },
  fails: 'Too weak for AA: {count}',
  passes: 'Every pair reaches AA.',
  take: 'Take it with you',
  forms: { css: 'CSS', tailwind: 'Tailwind 4', module: 'CSS Module' },
  nothingChanged: 'Nothing is changed yet: select.css as it is.',
  comments: {
    css: 'After select.css.',
    tailwind: 'Beside the import of tailwindcss; select.css stands in @layer components.',
    module: 'className={styles.theme} popupClassName={styles.theme}',
  },
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser does not let this page copy. Select the text and copy it by hand.',
  download: 'Download select.css',
  share: 'Copy link to this theme',
  shared: 'Link copied',
  fault: (fault) => `This link holds no theme that can be read, so nothing has been changed. ${describe(fault)}`,
  visit: { says: 'Your theme', change: 'Change', reset: 'Take it off' },
  variables: {
    '--select-accent': 'Accent',
    '--select-text': 'Text',
    '--select-surface': 'Surface',
    '--select-error': 'Error',
    '--select-height': 'Height',
    '--select-radius': 'Radius',
    '--select-font-size': 'Font size',
    '--select-padding': 'Padding',
    '--select-gap': 'Gap',
    '--select-shadow': 'Shadow',
    '--select-speed': 'Motion',
    '--select-row': 'Row height',
    '--select-popup': 'Popup',
    '--select-quiet': 'Quiet text',
    '--select-border': 'Border',
    '--select-line': 'Line',
    '--select-tag': 'Tag',
    '--select-hover': 'Active row',
    '--select-selected': 'Chosen row',
    '--select-selected-hover': 'Chosen, active row',
    '--select-sunken': 'Disabled field',
    '--select-faint': 'Disabled row',
  },
  help: {},
  sample: {
    placeholder: 'Choose a city',
    nothing: 'No city found',
    clear: 'Clear',
    group: 'Europe',
    options: ['Ghent', 'Lisbon', 'Oslo', 'Graz'],
    values: { single: ['Lisbon'], multiple: ['Oslo'], tags: ['Ghent'], combobox: ['Oslo'] },
  },
}

function describe(fault: Parameters<StudioWords['fault']>[0]): string {
  switch (fault.kind) {
    case 'long':
      return 'It is longer than any theme.'
    case 'unknown':
      return `There is no property “${fault.name}”${fault.nearest === undefined ? '.' : `; did you mean “${fault.nearest}”?`}`
    case 'twice':
      return `It sets “${fault.name}” twice.`
    case 'color':
      return `“${fault.text}” is no colour for “${fault.name}”: two of six digits, such as 1b5cb5~8db9f3.`
    case 'number':
      return `“${fault.text}” is no value for “${fault.name}”: a number of ${fault.range}.`
    case 'form':
      return `“${fault.text}” is no property with a value, such as height~28.`
  }
}
