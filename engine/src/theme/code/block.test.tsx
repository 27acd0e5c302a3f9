import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wordsOf } from '../../i18n/words-of.ts'
import type { View } from '../view.ts'
import { CodeBlock } from './block.tsx'

const view = {
  site: { config: { packages: [{ name: 'lamp-kit' }] } },
  page: { locale: 'en' },
  words: wordsOf('en'),
  assets: { tryFiles: { en: '/assets/try-en.json' } },
} as unknown as View

function draw(html: string, language = 'tsx'): string {
  return renderToStaticMarkup(<CodeBlock view={view} language={language} html={html} />)
}

const component = '<span>export</span> function Desk() { return &lt;Lamp /&gt; }'

it('code that exports a component and imports only what is there can be edited', () => {
  const html = `import { Lamp } from <span>'lamp-kit'</span>\nimport { useState } from <span>&#39;react&#39;</span>\n${component}`
  expect(draw(html)).toContain('data-sample="/assets/try-en.json" data-sample-label="Edit the code"')
})

it.each([
  ['imports something else', `import { debounce } from 'lodash'\n${component}`, 'tsx'],
  ['imports a stylesheet', `import './lamp.css'\n${component}`, 'tsx'],
  ['exports no component', 'const lamp = 1', 'tsx'],
  ['is another language', component, 'html'],
  ['shows a change', `${component}\n<ins class="c-line">const a = 1</ins>`, 'tsx'],
])('code that %s cannot', (_name, html, language) => {
  expect(draw(html, language)).not.toContain('data-sample')
})
