import { expect, it } from 'vitest'
import { hasNotes } from './has-notes.ts'
import type { PagePart } from '../../model/page-view.ts'

const demo = { type: 'element' as const, tagName: 'v-demo', properties: {}, children: [] }
const space = { type: 'text' as const, value: '\n' }
const heading = (anchor: string) => ({
  type: 'element' as const,
  tagName: 'v-heading',
  properties: { anchor },
  children: [],
})
const text = (...children: (typeof demo | typeof space | ReturnType<typeof heading>)[]): PagePart => ({
  kind: 'text',
  key: 'usage',
  title: 'Usage',
  outline: [],
  tree: { type: 'root', children },
  source: { type: 'root', children: [] },
})

it('finds what to try only right behind a demo', () => {
  expect(hasNotes([text(demo, space, heading('notice'))])).toBe(true)
  expect(hasNotes([text(heading('notice'), demo)])).toBe(false)
  expect(hasNotes([text(demo, heading('more'), heading('notice'))])).toBe(false)
})
