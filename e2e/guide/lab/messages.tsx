import { useRef, useState, type ComponentProps } from 'react'
import Select, { Option } from '@rc-component/select'
import { showCases } from './show-cases.tsx'

type Props = ComponentProps<typeof Select>

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
]

const draw = (props: Props & Record<string, unknown>) => () => (
  <Select aria-label="Field" options={options} {...props} />
)

const Fruit = () => null

function ReadsProps() {
  const [seen, setSeen] = useState('')
  return (
    <>
      <Select
        aria-label="Field"
        options={options}
        onChange={(_value, option) => setSeen(String((option as { props?: object } | undefined)?.props !== undefined))}
      />
      <output>{seen}</output>
    </>
  )
}

function OtherRoot() {
  const host = useRef<HTMLDivElement>(null)
  return (
    <>
      <div
        ref={(element) => {
          host.current = element
          if (element === null || element.shadowRoot !== null) return
          element.attachShadow({ mode: 'open' }).append(document.createElement('div'))
        }}
      />
      <Select
        aria-label="Field"
        options={options}
        components={{ root: <button type="button">Field</button> }}
        getPopupContainer={() => host.current?.shadowRoot?.querySelector('div') ?? document.body}
      />
    </>
  )
}

/** What a server with native ESM gives as default import. */
const Namespace = { default: Select } as unknown as typeof Select

/** Each prints one message of the library, or of React about the library. */
showCases({
  'tags-disabled': draw({ mode: 'tags', options: [{ value: 'a', disabled: true }] }),
  'number-values': draw({ mode: 'tags', options: [{ value: 1 }] }),
  'combobox-label-prop': draw({ mode: 'combobox', optionLabelProp: 'label' }),
  backfill: draw({ backfill: true }),
  'input-element': draw({ getInputElement: () => <input /> }),
  'input-element-clear': draw({
    mode: 'combobox',
    getInputElement: () => <input />,
    allowClear: true,
    placeholder: 'Fruit',
  }),
  'search-alone': draw({ onSearch: () => undefined }),
  'default-open': draw({ defaultOpen: true }),
  'label-in-value': draw({ labelInValue: true, value: 'a' }),
  'array-value': draw({ mode: 'multiple', value: 'a' }),
  'null-option': draw({ options: [{ value: null, label: 'None' }] }),
  'wrong-children': () => (
    <Select aria-label="Field">
      <Fruit />
    </Select>
  ),
  'other-label': draw({ labelInValue: true, value: { value: 'a', label: 'Apfel' } }),
  'reads-props': ReadsProps,
  'other-root': OtherRoot,
  'unknown-prop': draw({ dropdownMatchSelectWidth: false }),
  'unknown-event': draw({ onDropdownVisibleChange: () => undefined }),
  'unknown-switch': draw({ tags: true }),
  'same-value': draw({ options: [{ value: 'a' }, { value: 'a' }], open: true }),
  'object-label': draw({ options: [{ value: 'a', label: { en: 'Apple' } }], value: 'a' }),
  'element-ref': draw({
    mode: 'combobox',
    getInputElement: () => <input ref={() => undefined} />,
  }),
  'not-a-component': () => <Namespace aria-label="Field" />,
  // What the page advises. None of these prints anything.
  'component-input': draw({
    mode: 'combobox',
    components: { input: <input placeholder="Fruit" /> },
    allowClear: true,
    placeholder: 'Fruit',
  }),
  'label-left-out': draw({ labelInValue: true, value: { value: 'a' } }),
  'option-children': () => (
    <Select aria-label="Field">
      <Option value="a">Apple</Option>
    </Select>
  ),
  'none-row': draw({ options: [{ value: 'none', label: 'None' }], value: null }),
})
