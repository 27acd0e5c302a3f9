import { expect, test } from 'vitest'
import { customers } from '../demos/shared/customers.ts'
import { searchRemote } from '../demos/shared/remote.ts'

/** As the demo "Only an existing record" asks. */
const search = (query: string) =>
  searchRemote(customers, ({ id, company, city }) => `${company} ${city} ${id}`, query, {
    mode: 'normal',
    signal: new AbortController().signal,
  })

test('the pretend server finds a customer by company, city and number, in any case and without accents', async () => {
  expect(new Set((await search('maple')).map(({ company }) => company.split(' ')[0]))).toEqual(new Set(['Maple']))
  expect(new Set((await search('zurich')).map(({ city }) => city))).toEqual(new Set(['Zürich']))
  expect((await search('C-1042')).map(({ id }) => id)).toEqual(['C-1042'])
  expect((await search('c-1042')).map(({ id }) => id)).toEqual(['C-1042'])
})
