// @vitest-environment jsdom
import '../testing/setup'
import Select, { type SelectProps } from '@rc-component/select'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

// What the guide about large lists says of values that are new at each render.

let read = 0
// Labels are counted: values are read by warnings too, at each render in development.
const cities = ['Ghent', 'Lima', 'Oslo'].map((city) => ({
  value: city,
  get label() {
    read++
    return city
  },
}))

/** How often an option is read when a select of three is rendered again with properties that are equal, but new. */
function countReads(write: () => SelectProps): number {
  const { rerender, unmount } = render(<Select options={cities} {...write()} />)
  read = 0
  rerender(<Select options={cities} {...write()} />)
  const reads = read
  unmount()
  return reads
}

test('the same array is not read again, a new one with the same options is', () => {
  expect(countReads(() => ({}))).toBe(0)
  expect(countReads(() => ({ options: [...cities] }))).toBeGreaterThanOrEqual(
    cities.length,
  )
})

test('a new list of search fields costs as much as new options', () => {
  const write = () => ({ showSearch: { optionFilterProp: ['label', 'value'] } })
  expect(countReads(write)).toBeGreaterThanOrEqual(cities.length)
  const fields = ['label', 'value']
  const keep = () => ({ showSearch: { optionFilterProp: fields } })
  expect(countReads(keep)).toBe(0)
})

test('names of fields and a search object may be written in place', () => {
  expect(countReads(() => ({ fieldNames: { label: 'label' } }))).toBe(0)
  const write = () => ({ showSearch: { optionFilterProp: 'label' } })
  expect(countReads(write)).toBe(0)
  expect(countReads(() => ({ optionRender: () => 'row' }))).toBe(0)
  expect(countReads(() => ({ labelRender: () => 'label' }))).toBe(0)
})

test('a function that filters or sorts runs again when it is new, the same one does not', () => {
  let calls = 0
  const filter = () => {
    calls++
    return true
  }
  const sort = () => {
    calls++
    return 0
  }
  const count = (write: () => SelectProps) => {
    const { rerender, unmount } = render(
      <Select options={cities} {...write()} />,
    )
    calls = 0
    rerender(<Select options={cities} {...write()} />)
    unmount()
    return calls
  }
  expect(
    count(() => ({
      showSearch: { searchValue: 'o', filterOption: () => filter() },
    })),
  ).toBe(cities.length)
  expect(
    count(() => ({ showSearch: { searchValue: 'o', filterOption: filter } })),
  ).toBe(0)
  expect(count(() => ({ showSearch: { filterOption: () => filter() } }))).toBe(
    0,
  )
  expect(
    count(() => ({ showSearch: { filterSort: () => sort() } })),
  ).toBeGreaterThan(0)
  expect(count(() => ({ showSearch: { filterSort: sort } }))).toBe(0)
})

test('an option with a key of its own is still known by its value', () => {
  const { container } = render(
    <Select
      open
      virtual={false}
      value="oslo"
      options={[
        { value: 'oslo', label: 'Oslo', key: 'a' },
        { value: 'oslo', label: 'Oslo again', key: 'b' },
      ]}
      getPopupContainer={(field: HTMLElement) => field.parentElement ?? field}
    />,
  )
  const selected = '.rc-select-item-option-selected'
  expect(container.querySelectorAll(selected)).toHaveLength(2)
})

test('of many selected values each has a tag, with maxTagCount the first ones and a count', () => {
  const values = Array.from({ length: 60 }, (_, index) => `city ${index}`)
  const readTags = (props: SelectProps) => {
    const { container, unmount } = render(
      <Select mode="multiple" value={values} {...props} />,
    )
    const tags = container.querySelectorAll('.rc-select-selection-item-content')
    const texts = Array.from(tags, (tag) => tag.textContent)
    unmount()
    return texts
  }
  expect(readTags({})).toEqual(values)
  const few = ['city 0', 'city 1', 'city 2', '+ 57 ...']
  expect(readTags({ maxTagCount: 3 })).toEqual(few)
})
