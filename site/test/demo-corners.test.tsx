// @vitest-environment jsdom
// What demos and samples do in a rare order of events. Their pages are tried in `e2e/demos`.
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { find, settle } from '../claims/library/mount.tsx'
import AutoTokenizationQuoted from '../demos/auto-tokenization.quoted.tsx'
import AutoTokenization from '../demos/auto-tokenization.tsx'
import CustomLabelMultiple from '../demos/custom-label.multiple.tsx'
import MulTagSuggest from '../demos/mul-tag-suggest.tsx'
import ScrollLoading from '../demos/scroll-loading.tsx'
import { SpokenFruits } from '../samples/accessibility/spoken-fruits.tsx'
import { findField, pressKey } from '../samples/testing/drive-select.ts'

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

/** What the line of values says. */
const readValue = () => find(document, '.demo-value code').textContent

test('keywords: Enter takes the row that is the text, not an earlier one that contains it', () => {
  render(<AutoTokenization />)
  const field = findField('Article keywords')
  type(field, 'act,')
  expect(readValue()).toBe('["react","act"]')
  type(field, 'act')
  pressKey(field, 'Enter')
  expect(readValue()).toBe('["react"]')
})

test('places: a separator alone does not stay, so it does not cut the next letter', () => {
  render(<AutoTokenizationQuoted />)
  const field = findField('Places to visit')
  for (const text of [';', ' ;', ';;']) {
    type(field, text)
    expect({ text, left: field.value, value: readValue() }).toEqual({ text, left: '', value: '["Kyoto"]' })
  }
})

test('countries: each tag has its name as title, also the one that is not in the list', () => {
  const { container } = render(<CustomLabelMultiple />)
  const titles = [...container.querySelectorAll<HTMLElement>('.rc-select-selection-item [title]')]
  expect(titles.map(({ title }) => title)).toEqual(['France', 'Kenya', 'Not in the list: ZZ'])
})

test('recipients: the text that failed becomes an entry as the focus leaves, and Retry goes with it', async () => {
  render(<MulTagSuggest />)
  const field = findField('Recipients')
  fireEvent.click(screen.getByRole('radio', { name: 'Failing' }))
  field.focus()
  type(field, 'zzz')
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 5000 })
  expect(fireEvent.mouseDown(retry)).toBe(false)
  fireEvent.blur(field)
  expect(readValue()).toBe('zzz')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('orders: Escape while the first page loads keeps the list closed when it comes', async () => {
  render(<ScrollLoading />)
  const field = findField('Order')
  const isOpen = async () => {
    await settle()
    return field.getAttribute('aria-expanded')
  }
  field.focus()
  fireEvent.mouseDown(field)
  pressKey(field, 'Escape')
  await screen.findByText('100 of 480 orders loaded', {}, { timeout: 5000 })
  expect(await isOpen()).toBe('false')
  fireEvent.mouseDown(field)
  expect(await isOpen()).toBe('true')
  pressKey(field, 'Escape')
  expect(await isOpen()).toBe('false')
})

test('several fruits: a clear of text that has found nothing does not open the list', async () => {
  const { container } = render(<SpokenFruits />)
  const field = findField('Fruit (several)')
  field.focus()
  const status = find(container, '[role=status]')
  type(field, 'zzz')
  expect(status.textContent).toBe('No results')
  type(field, '')
  expect(status.textContent).toBe('')
  type(field, 'zzz')
  const clear = find(container, '.rc-select-clear')
  fireEvent.mouseDown(clear)
  fireEvent.click(clear)
  await settle()
  expect([field.value, field.getAttribute('aria-expanded'), status.textContent]).toEqual(['', 'false', 'All removed'])
  type(field, 'zzz')
  fireEvent.blur(field)
  await settle()
  expect(status.textContent).toBe('')
})
