import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { styleOrder } from './style-order.ts'

it('no rule for `::details-content` asks for an attribute or `:has()`, which would compute the whole page with each change', () => {
  const text = styleOrder
    .map((path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*.*?\*\//gs, '')
  const selectors = [...text.matchAll(/^[^{};]*::details-content[^{]*(?=\{)/gm)].map(([selector]) => selector.trim())
  expect(selectors.length).toBeGreaterThan(0)
  expect(selectors.filter((selector) => /\[|:has\(/.test(selector))).toEqual([])
})
