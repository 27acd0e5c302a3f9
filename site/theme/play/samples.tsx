import Select, { type SelectProps } from '@rc-component/select'

/**
 * What can be chosen where nobody can type a value. The code that readers see and copy is the text of this file
 * (`list-samples.ts`), so each sample begins on a line of its own, below its property.
 */
export const samples = {
  value: {
    one: 'beijing',
    several: ['beijing', 'tokyo'],
    labelled: { value: 'beijing' },
    labels: [{ value: 'beijing' }, { value: 'tokyo' }],
    none: null,
  },
  defaultValue: {
    one: 'beijing',
    several: ['beijing', 'tokyo'],
    labelled: { value: 'beijing' },
    labels: [{ value: 'beijing' }, { value: 'tokyo' }],
  },
  allowClear: {
    icon: { clearIcon: '⌫' },
    disabled: { disabled: true },
  },
  children: {
    options: (
      <>
        <Select.Option value="red">Red</Select.Option>
        <Select.Option value="green">Green</Select.Option>
        <Select.Option value="blue">Blue</Select.Option>
      </>
    ),
  },
  fieldNames: {
    code: { label: 'code' },
  },
  showSearch: {
    label: { optionFilterProp: 'label' },
    all: { filterOption: false },
    kept: { autoClearSearchValue: false },
  },
  filterOption: {
    code: (input, option) => option?.code === input.toUpperCase(),
  },
  filterSort: {
    code: (a, b) => String(a.code).localeCompare(String(b.code)),
  },
  optionFilterProp: {
    both: ['label', 'code'],
  },
  tokenSeparators: {
    comma: [',', ' '],
    function: (input) => input.split(/[,;]/).filter(Boolean),
  },
  tagRender: {
    bold: ({ label }) => <b>{label} </b>,
  },
  maxTagPlaceholder: {
    count: (omitted) => `… ${omitted.length}`,
  },
  removeIcon: {
    icon: <b>⌫</b>,
  },
  optionRender: {
    code: ({ label, data }) => (
      <>
        {label} <small>{data.code}</small>
      </>
    ),
  },
  labelRender: {
    both: ({ label, value }) => (
      <>
        {label} <small>{value}</small>
      </>
    ),
  },
  notFoundContent: {
    none: null,
    element: <b>0</b>,
  },
  placeholder: {
    element: <i>…</i>,
  },
  prefix: {
    element: <b aria-hidden="true">✈</b>,
  },
  suffix: {
    element: <b aria-hidden="true">▾</b>,
    open: ({ open }) => <b aria-hidden="true">{open ? '▴' : '▾'}</b>,
  },
  menuItemSelectedIcon: {
    element: <b>●</b>,
    each: ({ isSelected }) => (isSelected ? '●' : '○'),
  },
  suffixIcon: {
    element: <b aria-hidden="true">▾</b>,
  },
  clearIcon: {
    element: <b>⌫</b>,
  },
  components: {
    input: { input: 'textarea' },
  },
  classNames: {
    own: { content: 'content', item: 'tag' },
  },
  styles: {
    bold: { content: { fontWeight: 700 } },
  },
  getInputElement: {
    textarea: () => <textarea />,
  },
  getRawInputElement: {
    button: () => <button type="button">▾</button>,
  },
  popupRender: {
    line: (menu) => (
      <>
        {menu}
        <hr />
      </>
    ),
  },
  popupStyle: {
    shadow: { boxShadow: '0 12px 32px #0004' },
  },
  builtinPlacements: {
    lower: {
      bottomLeft: { points: ['tl', 'bl'], offset: [0, 16] },
    },
  },
  popupAlign: {
    lower: { offset: [0, 16] },
  },
  getPopupContainer: {
    parent: (field) => field.parentElement ?? field,
  },
  showAction: {
    both: ['focus', 'click'],
  },
  style: {
    narrow: { width: 200 },
  },
} satisfies { [Name in keyof SelectProps]?: Record<string, SelectProps[Name]> }
