import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readOptions } from './read-options.mjs'

test('what is not given is left to the configuration', () => {
  expect(readOptions([])).toEqual({})
})

test('the base gets its slashes, the folder is absolute', () => {
  expect(readOptions(['--base', '/select', '--out', 'dist', '--build-id', 'b'])).toEqual({
    base: '/select/',
    out: resolve('dist'),
    buildId: 'b',
  })
  expect(readOptions(['--base', ''])).toEqual({ base: '/' })
  expect(readOptions(['--base=/a/b/'])).toEqual({ base: '/a/b/' })
})

test.each(['a b', '/../', '/a?b/', 'https://a.example/'])('the base "%s" is refused with a sentence', (base) => {
  expect(() => readOptions(['--base', base])).toThrow(
    `The base "${base}" is no path: give letters, digits, "-", ".", "_" and "~" between slashes, for example --base /select/.`,
  )
})

test.each(['', ' '])('the folder "%s" is refused with a sentence', (out) => {
  expect(() => readOptions(['--out', out])).toThrow(
    `--out is "${out}", which names no folder: give one, for example --out dist.`,
  )
})

test.each(['9/8', '0/2', 'two', ''])('the part "%s" is refused with a sentence', (shard) => {
  expect(readOptions(['--shard', '2/8'])).toEqual({ shard: { shard: 2, of: 8 } })
  expect(() => readOptions(['--shard', shard])).toThrow(
    `--shard is "${shard}", which is no part: give its number and how many there are, for example --shard 2/8.`,
  )
})

test('an unknown option is refused with the known ones', () => {
  expect(() => readOptions(['--bse', '/a/'])).toThrow(
    "Unknown option '--bse': the options are --base /path/, --out folder, --host name, --shard 1/2, --changed and --build-id name.",
  )
})
