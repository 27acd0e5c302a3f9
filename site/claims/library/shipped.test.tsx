// @vitest-environment jsdom
// The rules of the styling guide that undo what the stylesheet of the package does wrong.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPopup } from '../../samples/testing/drive-select'
import { find, mount } from './mount'

const shipped = readFileSync(createRequire(import.meta.url).resolve('@rc-component/select/assets/index.css'), 'utf8')

/** The rules as a page prints them. */
function readRules(locale: string): string {
  const page = readFileSync(join(import.meta.dirname, `../../content/${locale}/guide/styling.md`), 'utf8')
  const [, rules] = /```css\n(\/\*[^\n]*assets\/index\.css[^]*?)\n```/.exec(page) ?? []
  if (rules === undefined) throw new Error(`The styling guide in ${locale} has no rules for the shipped stylesheet.`)
  return rules
}

/** What the guide finds wrong, as a browser computes it. */
function readFaults(sheet: string): Record<string, string> {
  const style = document.createElement('style')
  style.textContent = sheet
  document.head.append(style)
  const several = mount({ mode: 'multiple', defaultValue: ['apple'] })
  const wrap = getComputedStyle(find(several.container, '.rc-select-content')).flexWrap
  several.unmount()
  const empty = mount({ placeholder: 'Fruit' })
  const pale = getComputedStyle(find(empty.container, '.rc-select-placeholder')).opacity
  empty.unmount()
  const { container, open, type, unmount } = mount({ showSearch: true, allowClear: true, defaultValue: 'apple' })
  open()
  type('zz')
  const root = getComputedStyle(find(container, '.rc-select'))
  const popup = getComputedStyle(findPopup())
  const found = {
    label: getComputedStyle(find(container, '.rc-select-content')).color,
    wrap,
    pale,
    clear: getComputedStyle(find(container, '.rc-select-clear')).position,
    border: root.borderTopColor,
    width: root.width,
    popup: popup.borderTopColor,
    least: popup.minHeight,
    layer: popup.zIndex,
    empty: getComputedStyle(find(findPopup(), '.rc-select-item-empty')).color,
    page: getComputedStyle(document.body).boxSizing,
  }
  unmount()
  style.remove()
  return found
}

test('the rules of the guide undo each fault of the shipped stylesheet', () => {
  const faults = readFaults(shipped)
  for (const locale of ['en-US', 'zh-CN']) {
    const mended = readFaults(`${shipped}\n${readRules(locale)}`)
    for (const [name, value] of Object.entries(faults)) expect(mended[name], `${locale}: ${name}`).not.toBe(value)
  }
})
