import { expect, test } from 'vitest'
import { matchRows } from './match-rows.client.ts'

const rows = ['maxcount', 'maxtagcount', 'mode', 'options', 'value'].map((name) => ({
  name,
  words: `${name} of a lamp`,
}))
const find = (text: string) => {
  const { rows: found, isNear } = matchRows(rows, text)
  return [isNear, ...found.map(({ name }) => name)]
}

test('a text finds the rows that contain all its words, in the name or in the description', () => {
  expect(find('')).toEqual([false, 'maxcount', 'maxtagcount', 'mode', 'options', 'value'])
  expect(find('MAX count')).toEqual([false, 'maxcount', 'maxtagcount'])
  expect(find('lamp val')).toEqual([false, 'value'])
})

test('a text that no row contains finds the names nearest to it', () => {
  expect(find('maks')).toEqual([true, 'maxcount', 'maxtagcount'])
  expect(find('maxcuont')).toEqual([true, 'maxcount'])
  expect(find('vlaue')).toEqual([true, 'value'])
  expect(find('mdoe')).toEqual([true, 'mode'])
})

test('a text that is near to nothing finds nothing', () => {
  expect(find('zz')).toEqual([false])
  expect(find('nothing of the kind')).toEqual([false])
})
