import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('text can neither open an element nor end an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp; 灯</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp; 灯&lt;/a&gt;',
  )
  expect(escapeHtml('')).toBe('')
})
