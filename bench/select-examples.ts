/** One field with a label and three options, as each library's own documentation begins; with text search where it has it. */
export interface SelectExample {
  name: string
  /** The package that one installs. Undefined for what browsers have. */
  package?: string
  /** A module that exports a component as default. */
  code: string
}

const fruits = `const fruits = [
  { value: 'fig', label: 'Fig' },
  { value: 'grape', label: 'Grape' },
  { value: 'plum', label: 'Plum' },
]
`

export const selectExamples: readonly SelectExample[] = [
  {
    name: '<select>',
    code: `${fruits}
export default () => (
  <label>Fruit <select>{fruits.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}</select></label>
)`,
  },
  {
    name: '@rc-component/select',
    package: '@rc-component/select',
    code: `import Select from '@rc-component/select'
${fruits}
export default () => (
  <>
    <label htmlFor="fruit">Fruit</label>
    <Select id="fruit" options={fruits} showSearch={{ optionFilterProp: 'label' }} />
  </>
)`,
  },
  {
    name: 'react-select',
    package: 'react-select',
    code: `import Select from 'react-select'
${fruits}
export default () => (
  <>
    <label htmlFor="fruit">Fruit</label>
    <Select inputId="fruit" options={fruits} />
  </>
)`,
  },
  {
    name: 'Downshift',
    package: 'downshift',
    code: `import { useCombobox } from 'downshift'
import { useState } from 'react'
${fruits}
export default () => {
  const [items, setItems] = useState(fruits)
  const box = useCombobox({
    items,
    itemToString: (item) => item?.label ?? '',
    onInputValueChange: ({ inputValue }) =>
      setItems(fruits.filter(({ label }) => label.toLowerCase().includes(inputValue.toLowerCase()))),
  })
  return (
    <>
      <label {...box.getLabelProps()}>Fruit</label>
      <input {...box.getInputProps()} />
      <button type="button" aria-label="toggle menu" {...box.getToggleButtonProps()}>▾</button>
      <ul {...box.getMenuProps()}>
        {box.isOpen && items.map((item, index) => (
          <li key={item.value} {...box.getItemProps({ item, index })}>{item.label}</li>
        ))}
      </ul>
    </>
  )
}`,
  },
  {
    name: 'Base UI',
    package: '@base-ui/react',
    code: `import { Combobox } from '@base-ui/react/combobox'
${fruits}
export default () => (
  <Combobox.Root items={fruits}>
    <label>Fruit <Combobox.Input /></label>
    <Combobox.Portal>
      <Combobox.Positioner>
        <Combobox.Popup>
          <Combobox.Empty>No fruit found.</Combobox.Empty>
          <Combobox.List>
            {(item) => <Combobox.Item key={item.value} value={item}>{item.label}</Combobox.Item>}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  </Combobox.Root>
)`,
  },
  {
    name: 'React Aria',
    package: 'react-aria-components',
    code: `import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components'
${fruits}
export default () => (
  <ComboBox>
    <Label>Fruit</Label>
    <Input />
    <Button>▾</Button>
    <Popover>
      <ListBox>
        {fruits.map(({ value, label }) => <ListBoxItem key={value} id={value}>{label}</ListBoxItem>)}
      </ListBox>
    </Popover>
  </ComboBox>
)`,
  },
  {
    name: 'Ariakit',
    package: '@ariakit/react',
    code: `import { Combobox, ComboboxItem, ComboboxLabel, ComboboxPopover, ComboboxProvider } from '@ariakit/react'
import { useState } from 'react'
${fruits}
export default () => {
  const [text, setText] = useState('')
  const found = fruits.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
  return (
    <ComboboxProvider value={text} setValue={setText}>
      <ComboboxLabel>Fruit</ComboboxLabel>
      <Combobox />
      <ComboboxPopover>
        {found.map(({ value, label }) => <ComboboxItem key={value} value={label} />)}
      </ComboboxPopover>
    </ComboboxProvider>
  )
}`,
  },
  {
    name: 'MUI Autocomplete',
    package: '@mui/material',
    code: `import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
${fruits}
export default () => (
  <Autocomplete options={fruits} renderInput={(params) => <TextField {...params} label="Fruit" />} />
)`,
  },
]
