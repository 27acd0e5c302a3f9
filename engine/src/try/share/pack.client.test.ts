import { deflateRawSync } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { mostBytes, packCode, sharePrefix, unpackCode } from './pack.client.ts'

const code = { demo: 'zh-CN/lamp', build: 'a1', version: '1.2.3', files: { 'lamp.tsx': '灯 <Lamp /> 💡' } }

afterEach(() => vi.unstubAllGlobals())

function hash(value: unknown): string {
  return `${sharePrefix}1.${deflateRawSync(JSON.stringify(value)).toString('base64url')}`
}

/** Code in whose text one byte was changed. */
const changed = Buffer.from(JSON.stringify(code))
changed[changed.indexOf('灯') + 1] = 0xff
const broken = `${sharePrefix}1.${deflateRawSync(changed).toString('base64url')}`

it('what was packed is what is unpacked, in characters that an address may have', async () => {
  const packed = await packCode(code)
  expect(packed).toMatch(/^#try=1\.[\w-]+$/)
  expect(await unpackCode(packed ?? '')).toEqual(code)
})

it('a browser without the streams reads and writes the same', async () => {
  const packed = (await packCode(code)) ?? ''
  vi.stubGlobal('CompressionStream', undefined)
  vi.stubGlobal('DecompressionStream', undefined)
  expect(await unpackCode(packed)).toEqual(code)
  expect(await unpackCode((await packCode(code)) ?? '')).toEqual(code)
  expect(await unpackCode(hash({ ...code, files: { a: 'x'.repeat(5e6) } }))).toBe('long')
  expect(await unpackCode(packed.slice(0, -12))).toBe('broken')
})

it('more than 64 KB is not packed, and not unpacked however small it was', async () => {
  expect(await packCode({ ...code, files: { a: 'x'.repeat(mostBytes) } })).toBeUndefined()
  const bomb = hash({ ...code, files: { a: 'x'.repeat(5e6) } })
  expect(bomb.length).toBeLessThan(mostBytes)
  expect(await unpackCode(bomb)).toBe('long')
  expect(await unpackCode(`${sharePrefix}1.${'x'.repeat(mostBytes * 2)}`)).toBe('long')
})

it.each([
  ['nothing', sharePrefix, 'broken'],
  ['no packed text', `${sharePrefix}1.***`, 'broken'],
  ['a cut address', hash(code).slice(0, -9), 'broken'],
  ['no JSON', `${sharePrefix}1.${deflateRawSync('{').toString('base64url')}`, 'broken'],
  ['a byte that is no UTF-8', broken, 'broken'],
  ['a list', hash([]), 'broken'],
  ['no demo', hash({ ...code, demo: 1 }), 'broken'],
  ['a file that is no text', hash({ ...code, files: { a: 1 } }), 'broken'],
  ['files in a list', hash({ ...code, files: ['a'] }), 'broken'],
  ['a newer format', `${sharePrefix}2.abc`, 'newer'],
])('%s is told as a mistake', async (_name, text, mistake) => {
  expect(await unpackCode(text)).toBe(mistake)
})
