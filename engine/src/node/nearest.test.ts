import { describe, expect, it } from 'vitest'
import { findNearest, suggestNearest } from './nearest.ts'

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
