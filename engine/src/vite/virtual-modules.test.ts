import { describe, expect, it } from 'vitest'
import type { Config } from '../model/config.ts'
import { createVirtualModules } from './virtual-modules.ts'

/** Source of the browser's entry for a site with this `onError` module, or with none. */
function readEntry(onError: string | undefined): string {
  const { load } = createVirtualModules({ onError } as Config, () => [], ['/site/a.css'])
  const text: unknown = typeof load === 'function' ? load.call({} as never, '\0virtual:vitrine/client') : undefined
  return String(text)
}

describe('the entry of the browser', () => {
  it('says nothing of failures by itself', () => {
    expect(readEntry(undefined)).not.toContain('vitrine:error')
    expect(readEntry(undefined)).toContain('import "/site/a.css"')
  })

  it('hands each failure to the module that the site names', () => {
    expect(readEntry('/site/on-error.ts').split('\n').slice(-2)).toEqual([
      'import onError from "/site/on-error.ts"',
      "document.addEventListener('vitrine:error', ({ detail }) => onError(detail))",
    ])
  })
})

it('the module that draws atoms takes each component from its own package', () => {
  const from = { lamp: 'lamp-kit', plug: '@cord/plug' }
  const entries = [
    { id: 'Lamp', from: from.lamp, export: 'default' },
    { id: 'Plug', from: from.plug, export: 'Plug' },
    { id: 'LampRef', from: from.lamp, export: 'LampRef', kind: 'methods' },
  ]
  const { load } = createVirtualModules({ api: { entries } } as unknown as Config, () => [], [])
  const text: unknown = typeof load === 'function' ? load.call({} as never, '\0virtual:vitrine/atom') : undefined
  const lines = String(text).split('\n')
  expect(lines.filter((line) => !line.includes('createAtomPreset }'))).toEqual([
    'import * as library0 from "lamp-kit"',
    'import * as library1 from "@cord/plug"',
    'export default createAtomPreset({',
    '  "Lamp": [library0, "default"],',
    '  "Plug": [library1, "Plug"],',
    '})',
  ])
})

it('an island with a stylesheet is bundled together with the address of the stylesheet', () => {
  const islands = [
    { name: 'site:dial', path: '/site/dial.tsx', style: '/site/dial.css' },
    { name: 'site:switch', path: '/site/switch.tsx' },
  ]
  const { load } = createVirtualModules({} as Config, () => islands, [])
  const read = (name: string): unknown =>
    typeof load === 'function' ? load.call({} as never, `\0virtual:vitrine/dressed/${name}`) : undefined
  expect(read('site:dial')).toBe(
    'export { default } from "/site/dial.tsx"\nexport { default as style } from "/site/dial.css?url"',
  )
  expect(read('site:switch')).toBeUndefined()
})

it('the search field gets the engine that the site has chosen, and no site the code of the others', () => {
  const read = (engine?: 'built-in' | 'parts' | 'pagefind'): string => {
    const { load } = createVirtualModules({} as Config, () => [], [], engine)
    const id = '\0virtual:vitrine/search-engine'
    const text: unknown = typeof load === 'function' ? load.call({} as never, id) : undefined
    return String(text)
  }
  expect(read()).toMatch(/^export \{ createEngine \} from ".*\/theme\/search\/built-in-engine\.client\.ts"$/)
  expect(read('parts')).toMatch(/^export \{ createEngine \} from ".*\/theme\/search\/parts-engine\.client\.ts"$/)
  expect(read('pagefind')).toMatch(/^export \{ createEngine \} from ".*\/theme\/search\/pagefind-engine\.client\.ts"$/)
})
