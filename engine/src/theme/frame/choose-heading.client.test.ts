import { describe, expect, it } from 'vitest'
import { placeLines } from './choose-heading.client.ts'

/** For each heading the scroll position at which it becomes the current one. */
const turns = (places: number[], windowHeight: number, end: number) =>
  placeLines(places, windowHeight, end).map((line, index) => (places[index] ?? 0) - line)

describe('placeLines', () => {
  it('lets a heading take its turn in the upper third of the window', () => {
    expect(placeLines([900, 2000], 600, 3000)).toEqual([200, 200])
  })

  it('leaves the first heading out while what stands above it is read', () => {
    const [first = 0, second = 0] = turns([150, 190], 600, 3000)
    expect(first).toBeGreaterThan(50)
    expect(second).toBeGreaterThan(first)
  })

  it('gives every heading its turn before the page ends, in order', () => {
    const places = [2900, 3100, 3300, 3500, 3590]
    const order = turns(places, 600, 3000)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(new Set(order).size).toBe(places.length)
    expect(order.at(-1)).toBeLessThan(3000)
    expect(order.at(-1)).toBeGreaterThan(2950)
  })

  it('does without scrolling on a page that fits', () => {
    expect(placeLines([100, 300], 600, 0)).toEqual([200, 200])
  })
})
