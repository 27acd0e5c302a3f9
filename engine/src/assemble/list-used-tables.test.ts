import { expect, test } from 'vitest'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { listUsedTables } from './list-used-tables.ts'

const uses = (...ids: string[]) => ({ files: [{ uses: ids.map((id) => ({ id })) }] })
const rows = (...names: string[]) => names.map((name) => ({ name, id: `lamp-${name}` }))

const site = {
  api: { state: 'ready', references: { en: { tables: [{ id: 'Lamp', props: rows('watts', 'color', 'size') }] } } },
  demos: [
    { id: 'dimmer', route: '/demo/dimmer', source: { page: 'dimmer', ...uses('lamp-size', 'lamp-watts') } },
    { id: 'spot', route: '/demo/dimmer', source: { page: 'spot', ...uses('lamp-color') } },
  ],
} as unknown as Site

const createPage = (route: string, apis: string[] = []) =>
  ({ route, locale: 'en', content: { apis } }) as unknown as Page

test('the page of a demo gets the tables with only the rows that its own demos use, in their order', () => {
  const tables = listUsedTables(site, createPage('/demo/dimmer'))
  expect(tables.map(({ id, props }) => [id, ...props.map(({ name }) => name)])).toEqual([['Lamp', 'watts', 'size']])
})

test('other pages, pages with whole tables and sites without a reference have none', () => {
  expect(listUsedTables(site, createPage('/guide'))).toEqual([])
  expect(listUsedTables(site, createPage('/demo/dimmer', ['lamp']))).toEqual([])
  expect(listUsedTables({ ...site, api: { state: 'off' } }, createPage('/demo/dimmer'))).toEqual([])
})
