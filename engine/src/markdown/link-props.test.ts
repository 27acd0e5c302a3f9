import { expect, it } from 'vitest'
import { linkProps } from './link-props.ts'

const use = { key: 'Select.maxCount', id: 'select-maxcount', line: 2, column: 3, endColumn: 11 }

it('links a name inside of a coloured span', () => {
  const html = 'a\n<span class="c-x">  maxCount=</span>{3}'
  expect(linkProps(html, [use])).toBe(
    'a\n<span class="c-x">  <a class="c-prop" href="@select-maxcount">maxCount</a>=</span>{3}',
  )
})

it('links a name that is a span of its own, and counts an entity as one character', () => {
  expect(linkProps('a\n&lt; <span>maxCount</span>', [use])).toBe(
    'a\n&lt; <span><a class="c-prop" href="@select-maxcount">maxCount</a></span>',
  )
})

it('links several names of a line', () => {
  const html = 'a\n  maxCount mode'
  const mode = { key: 'Select.mode', id: 'select-mode', line: 2, column: 12, endColumn: 16 }
  expect(linkProps(html, [use, mode])).toBe(
    'a\n  <a class="c-prop" href="@select-maxcount">maxCount</a> <a class="c-prop" href="@select-mode">mode</a>',
  )
})

it('leaves a name alone that is split by markup', () => {
  const html = 'a\n  max<b>Count</b>'
  expect(linkProps(html, [use])).toBe(html)
})

it('links the first use of a property only', () => {
  const later = { ...use, line: 3 }
  expect(linkProps('a\n  maxCount\n  maxCount', [use, later])).toBe(
    'a\n  <a class="c-prop" href="@select-maxcount">maxCount</a>\n  maxCount',
  )
})
