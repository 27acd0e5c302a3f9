import { describe, expect, it } from 'vitest'
import { findNearest, listNearest, suggestNearest } from './nearest.ts'

describe('findNearest', () => {
  it.each([
    ['warnig', 'warning'],
    ['WARNING', 'warning'],
    ['inf', 'info'],
    ['sucess', 'success'],
  ])('knows what "%s" was meant to be', (value, meant) =>
    expect(findNearest(value, ['info', 'warning', 'success'])).toBe(meant),
  )

  it('gives the first of several that are as near', () => {
    expect(findNearest('lamp-c', ['lamp-a', 'lamp-b'])).toBe('lamp-a')
  })

  it('does not guess wildly', () => {
    expect(findNearest('lamp', ['info', 'warning'])).toBeUndefined()
    expect(findNearest('lamp', [])).toBeUndefined()
  })
})

describe('suggestNearest', () => {
  it('asks for the nearest, else lists what there is', () => {
    expect(suggestNearest('inof', ['info', 'warning'])).toBe('Did you mean "info"?')
    expect(suggestNearest('lamp', ['info', 'warning'])).toBe('Use one of: info, warning.')
    expect(suggestNearest('lamp', [])).toBe('There is nothing to choose from yet.')
  })

  it('lists a few of many', () => {
    const many = Array.from({ length: 30 }, (_, index) => `candidate-${index}`)
    expect(suggestNearest('lamp', many)).toBe(
      'It is none of the 30 there are, for example candidate-0, candidate-1, candidate-2.',
    )
  })
})

describe('listNearest', () => {
  const legal = [
    { value: '/demo/lamp', spellings: ['/demo/lamp', 'lamp'] },
    { value: '/demo/lamps', spellings: ['/demo/lamps', 'lamps'] },
    { value: '/demo/torch', spellings: ['/demo/torch', 'torch'] },
  ]

  it('gives what is as near as the nearest, or nearly, by any spelling', () => {
    expect(listNearest('lmap', legal)).toEqual(['/demo/lamp'])
    expect(listNearest('LAMPZ', legal)).toEqual(['/demo/lamp', '/demo/lamps'])
    expect(listNearest('/demo/torhc', legal)).toEqual(['/demo/torch'])
  })

  it('gives what contains it when nothing is spelled like it', () => {
    expect(listNearest('demo/to', legal)).toEqual(['/demo/torch'])
    expect(listNearest('mo', [{ value: 'demonstration', spellings: ['demonstration'] }])).toEqual([])
  })

  it('gives no more than three, and nothing that is far away', () => {
    const many = ['a1', 'a2', 'a3', 'a4'].map((value) => ({ value, spellings: [value] }))
    expect(listNearest('a5', many)).toEqual(['a1', 'a2', 'a3'])
    expect(listNearest('window', legal)).toEqual([])
    expect(listNearest('window', [])).toEqual([])
  })
})
