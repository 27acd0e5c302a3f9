import Select, { type SelectProps } from '@rc-component/select'
import type { ComponentType } from 'react'
import { SpokenFruit } from '../samples/accessibility/spoken-fruit.tsx'
import { SpokenFruits } from '../samples/accessibility/spoken-fruits.tsx'

/** A field of each mode that can do all that its mode can: the guide prints what is said of it. */
interface FieldWords {
  name: string
  clear: string
  fruits: readonly string[]
}

const english: FieldWords = {
  name: 'Fruit',
  clear: 'Clear fruit',
  fruits: ['Apple', 'Banana', 'Cherry', 'Damson', 'Elderberry', 'Fig'],
}

const chinese: FieldWords = {
  name: '水果',
  clear: '清除水果',
  fruits: ['苹果', '香蕉', '樱桃', '西梅', '杨梅', '无花果'],
}

const wordsOf = { 'en-US': english, 'zh-CN': chinese }

const modes: Readonly<Record<string, SelectProps>> = {
  single: {},
  multiple: { mode: 'multiple' },
  tags: { mode: 'tags' },
  combobox: { mode: 'combobox', defaultValue: undefined },
}

/** Cherry; several modes have Fig as well. */
const chosen = [2, 5]

function defineField({ name, clear, fruits }: FieldWords, props: SelectProps): ComponentType {
  const isMany = props.mode === 'multiple' || props.mode === 'tags'
  const values = chosen.map((index) => fruits[index])
  return function Field() {
    return (
      <Select
        aria-label={name}
        style={{ width: 280 }}
        listHeight={252}
        listItemHeight={36}
        options={fruits.map((value) => ({ value }))}
        defaultValue={isMany ? values : values[0]}
        allowClear={{ label: clear }}
        showSearch={{ filterOption: true }}
        {...props}
      />
    )
  }
}

/** What the guide has a way out for, without it. In English, like the code there. */
const bare: Readonly<Record<string, SelectProps>> = {
  'bare-loading': { mode: 'multiple', defaultValue: undefined, loading: true, options: [] },
  'bare-limit': { mode: 'multiple', maxCount: 2 },
  'bare-clear': { allowClear: true },
  'bare-label': {
    options: english.fruits.map((fruit, index) => ({ value: `f-${index}`, label: <b>{fruit}</b> })),
    defaultValue: 'f-2',
  },
}

/** The fields by locale and name. */
export const readerFields: Readonly<Record<string, ComponentType>> = Object.fromEntries([
  ...Object.entries(wordsOf).flatMap(([locale, words]) =>
    Object.entries(modes).map(([mode, props]) => [`${locale}/mode-${mode}`, defineField(words, props)]),
  ),
  ...Object.entries(bare).map(([name, props]) => [`en-US/${name}`, defineField(english, props)]),
  ['en-US/spoken-fruit', SpokenFruit],
  ['en-US/spoken-fruits', SpokenFruits],
])
