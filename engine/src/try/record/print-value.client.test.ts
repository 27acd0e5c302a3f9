// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { printValue } from './print-value.client.ts'

vi.stubGlobal('Element', EventTarget)

const circle: { own?: unknown } = {}
circle.own = circle

it.each([
  ['text', 'text'],
  [12n, '12n'],
  [null, 'null'],
  [undefined, 'undefined'],
  [{ a: [1, 'b'], c: { d: { e: { f: 1 } } } }, "{ a: [1, 'b'], c: { d: { e: {…} } } }"],
  [circle, '{ own: … }'],
  [new Map([['a', 1]]), "Map(1) [['a', 1]]"],
  [() => 1, 'ƒ ()'],
  [Array.from({ length: 30 }, () => 0), `[${'0, '.repeat(20)}…]`],
  [
    Object.defineProperty({}, 'a', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      },
    }),
    '[object Object]',
  ],
  ['x'.repeat(9000), 'x'.repeat(2000)],
])('a value is one line: %#', (value, text) => {
  expect(printValue(value)).toBe(text)
})
