import { expect, it } from 'vitest'
import { shardAddresses } from './shard-addresses.ts'

const toRoutes = (...paths: string[]) => paths.map((path) => ({ path, aliases: [] }))

it('keeps few addresses together', () => {
  expect(shardAddresses(toRoutes('/wires', '/lamps/dimmer'))).toEqual([
    { start: '', addresses: [['/wires'], ['/lamps/dimmer']] },
  ])
})

it('splits many by the beginning of their last part, as far as is needed', () => {
  const shards = shardAddresses(toRoutes('/a/Lamp-1', '/a/lamp-2', '/b/lamp-21', '/lamp', '/wire', '/xenon'), 2)
  expect(shards).toEqual([
    { start: 'lamp', addresses: [['/lamp']] },
    { start: 'lamp1', addresses: [['/a/Lamp-1']] },
    { start: 'lamp2', addresses: [['/a/lamp-2'], ['/b/lamp-21']] },
    { start: 'w', addresses: [['/wire']] },
    { start: 'x', addresses: [['/xenon']] },
  ])
})

it('puts an address into the shard of each of its spellings', () => {
  const shards = shardAddresses([{ path: '/bulbs', aliases: ['/docs/lights'] }, ...toRoutes('/lamp')], 1)
  expect(shards.map(({ start, addresses }) => [start, addresses.length])).toEqual([
    ['b', 1],
    ['li', 1],
    ['la', 1],
  ])
})

it('does not split what has the same last part', () => {
  expect(shardAddresses(toRoutes('/a/lamp', '/b/lamp', '/c/lamp'), 1)).toEqual([
    { start: 'lamp', addresses: [['/a/lamp'], ['/b/lamp'], ['/c/lamp']] },
  ])
})
