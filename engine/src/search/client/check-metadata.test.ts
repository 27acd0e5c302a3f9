import { describe, expect, it } from 'vitest'
import { createMetadata, createRoute } from '../../../test/search/create-metadata.ts'
import { checkMetadata } from './check-metadata.ts'

const mend = 'Build the site again, so that its pages and its search data come from the same version.'
const valid = createMetadata({ routes: [createRoute({ link: '/' })] })

describe('checkMetadata', () => {
  it('accepts what the build writes', () => {
    expect(checkMetadata(valid)).toBeUndefined()
  })

  it('names a list that is missing or is none', () => {
    const { routes, demos } = valid
    expect(checkMetadata({ routes, demos })).toBe(`Search data: "payload.nav" must be a list, it is missing. ${mend}`)
    expect(checkMetadata({ ...valid, routes: { length: 1 } })).toBe(
      `Search data: "payload.routes" must be a list, it is {"length":1}. ${mend}`,
    )
  })

  it('names a field nobody knows', () => {
    expect(checkMetadata({ ...valid, version: 2 })).toBe(
      `Search data: "payload" has a field "version" nobody knows; known are routes, demos, nav. ${mend}`,
    )
  })

  it.each([
    [null, 'null'],
    [undefined, 'missing'],
    [[1, 2], '[1,2]'],
    ['<!doctype html><html lang="en"><title>Not here</title>', '"<!doctype html><html lang=\\"en\\"><title'],
  ])('says that %j is no such data', (payload, described) => {
    expect(checkMetadata(payload)).toBe(`Search data: "payload" must be an object, it is ${described}. ${mend}`)
  })
})
