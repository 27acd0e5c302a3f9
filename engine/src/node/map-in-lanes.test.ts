import { expect, it } from 'vitest'
import { mapInLanes } from './map-in-lanes.ts'

it('gives the results in the order of the items, whichever is ready first', async () => {
  const release: (() => void)[] = []
  const done = mapInLanes(['a', 'b'], 2, async (item) => {
    await new Promise<void>((resolve) => release.push(resolve))
    return item.toUpperCase()
  })
  for (const resolve of release.toReversed()) resolve()
  expect(await done).toEqual(['A', 'B'])
})

it('has no more items at work than lanes, each in a lane of its own', async () => {
  const busy = new Set<number>()
  let most = 0
  await mapInLanes([...Array(9).keys()], 3, async (_item, lane) => {
    expect(busy).not.toContain(lane)
    busy.add(lane)
    most = Math.max(most, busy.size)
    await Promise.resolve()
    busy.delete(lane)
  })
  expect(most).toBe(3)
})

it('begins nothing more after a failure', async () => {
  const begun: number[] = []
  const failing = mapInLanes([1, 2, 3, 4], 2, async (item) => {
    begun.push(item)
    await Promise.resolve()
    if (item === 1) throw new Error('torn')
  })
  await expect(failing).rejects.toThrow('torn')
  expect(begun).not.toContain(4)
})

it('gives nothing for nothing', async () => {
  expect(await mapInLanes([], 2, () => Promise.resolve(1))).toEqual([])
})
