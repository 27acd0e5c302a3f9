// @vitest-environment jsdom
// What the guides say of the select in a form, and of what a browser does with one.
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { find, mount } from './mount'

test('a hidden input is not validated, and the data of a form has all values of a name', () => {
  const { container } = render(
    <form>
      <input type="hidden" name="tags" required />
      <input type="hidden" name="tags" defaultValue="b" />
    </form>,
  )
  const form = find(container, 'form')
  expect(form.checkValidity()).toBe(true)
  expect(new FormData(form).getAll('tags')).toEqual(['', 'b'])
})

test('Enter of a combobox is stopped by onInputKeyDown, so the form is not submitted', () => {
  const { field, update } = mount({ mode: 'combobox' })
  const isLetThrough = () => fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  expect(isLetThrough()).toBe(true)
  update({ onInputKeyDown: (event) => event.preventDefault() })
  expect(isLetThrough()).toBe(false)
})

test('an error has no class of its own', () => {
  const { container, field, update } = mount()
  const before = find(container, '.rc-select').className
  update({ 'aria-invalid': true })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(find(container, '.rc-select').className).toBe(before)
})
