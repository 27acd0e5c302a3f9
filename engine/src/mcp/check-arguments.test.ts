import { describe, expect, it } from 'vitest'
import { checkArguments } from './check-arguments.ts'
import { searchTool } from './tools/search.ts'

describe('checkArguments', () => {
  it('gives what was given, and nothing for what was left out', () => {
    expect(checkArguments(searchTool, { query: 'dim', limit: 3 })).toEqual({
      query: 'dim',
      limit: 3,
      locale: undefined,
    })
    // Some programs send what they have no value for as null.
    expect(checkArguments(searchTool, { query: 'dim', locale: null })).toMatchObject({ locale: undefined })
  })

  it.each([
    [[], 'The arguments of "search" are a list: give an object.'],
    [{}, '"search" needs "query".'],
    [{ query: 5 }, '"query" of "search" is 5: give a text.'],
    [{ query: ['dim'] }, '"query" of "search" is a list: give a text.'],
    [{ query: ' ' }, '"query" of "search" is empty: give a text.'],
    [{ query: 'x'.repeat(1_000_000) }, '"query" of "search" is 1000000 characters long: give at most 1000.'],
    [{ query: 'dim', limit: '3' }, '"limit" of "search" is "3": give a whole number, 0 or more.'],
    [{ query: 'dim', limit: -1 }, '"limit" of "search" is -1: give a whole number, 0 or more.'],
    [{ query: 'dim', local: 'en' }, '"search" has no argument "local". Did you mean "locale"?'],
    [
      { ['x'.repeat(1_000_000)]: 1 },
      `"search" has no argument "${'x'.repeat(80)}…". Use one of: query, limit, locale.`,
    ],
  ])('refuses what is wrong, number %#', (given, message) => {
    expect(() => checkArguments(searchTool, given)).toThrow(expect.objectContaining({ message }))
  })
})
