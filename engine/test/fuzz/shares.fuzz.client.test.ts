import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import type { PlayProp } from '../../src/model/play.ts'
import { isPlayFault, readState, writeState } from '../../src/play/state.client.ts'
import { mostBytes, packCode, sharePrefix, unpackCode } from '../../src/try/share/pack.client.ts'
import { mutateText } from './mutate-text.ts'
import { runCases } from './run-cases.ts'

const folder = new URL('../../../site/demos/', import.meta.url).pathname
const demos = readdirSync(folder)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ demo: `zh-CN/${name}`, files: { [name]: readFileSync(join(folder, name), 'utf8') } }))
const carried = demos.map((demo) => JSON.stringify({ build: 'a1', version: '1.2.3', ...demo }))

afterEach(() => vi.unstubAllGlobals())

function pack(bytes: string | Uint8Array): string {
  return `${sharePrefix}1.${deflateRawSync(bytes).toString('base64url')}`
}

const mistakes = ['broken', 'long', 'newer']
const anyBytes = fc.uint8Array({ maxLength: 60 })
const hashPieces = [
  sharePrefix,
  '#try',
  '1.',
  '2.',
  '01.',
  '-1.',
  '1e1.',
  '.',
  '=',
  '==',
  '-',
  '_',
  '+',
  '/',
  '%',
  '%20',
  '\0',
  '灯',
]
const json = fc.oneof(
  mutateText(carried, [
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\\u',
    '\\ud83d',
    'null',
    '1e999',
    '\0',
    '__proto__',
    '"demo":',
  ]),
  fc.json({ maxDepth: 3 }),
  fc
    .record(
      { demo: fc.anything(), build: fc.anything(), version: fc.anything(), files: fc.anything() },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))),
)
/** Bytes that are long where they are unpacked: as files, as one text, around the limit. */
const bomb = fc
  .record({
    length: fc.oneof(fc.integer({ min: mostBytes - 90, max: mostBytes + 90 }), fc.integer({ min: 0, max: 600_000 })),
    letter: fc.constantFrom('x', '灯', '[', '\0'),
    isCode: fc.boolean(),
  })
  .map(({ length, letter, isCode }) => {
    const long = letter.repeat(length)
    return isCode ? JSON.stringify({ demo: 'a', build: 'b', version: 'c', files: { d: long } }) : long
  })
/** A real text in whose bytes one is no UTF-8. */
const brokenBytes = fc.tuple(fc.constantFrom(...carried), fc.nat(), anyBytes).map(([text, at, put]) => {
  const bytes = Buffer.from(text)
  const start = at % bytes.length
  return Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(start)])
})
const packed = fc.oneof(
  json.map(pack),
  bomb.map(pack),
  brokenBytes.map(pack),
  // Bytes that nobody has packed, and more bytes behind packed ones.
  anyBytes.map((bytes) => `${sharePrefix}1.${Buffer.from(bytes).toString('base64url')}`),
  fc
    .tuple(fc.constantFrom(...carried), anyBytes)
    .map(([text, more]) => `${sharePrefix}1.${Buffer.concat([deflateRawSync(text), more]).toString('base64url')}`),
  fc.integer({ min: mostBytes * 2 - 9, max: 400_000 }).map((length) => `${sharePrefix}1.${'a'.repeat(length)}`),
)
const hash = fc.oneof(
  packed,
  mutateText(carried.map(pack), hashPieces),
  fc.tuple(packed, fc.nat(300)).map(([text, less]) => text.slice(0, -less)),
  fc.tuple(fc.constantFrom('2.', '01.', '', '1', '1,'), packed).map(([version, text]) => text.replace('1.', version)),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

test('code in an address is whole and no longer than it may be, or told as one of three mistakes', async () => {
  const check = async (text: string): Promise<void> => {
    const read = await unpackCode(text)
    if (typeof read === 'string') {
      expect(mistakes).toContain(read)
      return
    }
    const { files, ...names } = read
    for (const value of [...Object.values(names), ...Object.values(files)]) expect(typeof value).toBe('string')
    expect(Object.keys(names).toSorted()).toEqual(['build', 'demo', 'version'])
    expect(Buffer.byteLength(JSON.stringify(read))).toBeLessThanOrEqual(mostBytes)
    expect(await unpackCode((await packCode(read)) ?? '')).toEqual(read)
  }
  await runCases('shared code', hash, check)
  // Browsers without streams unpack with a library.
  vi.stubGlobal('CompressionStream', undefined)
  vi.stubGlobal('DecompressionStream', undefined)
  await runCases('shared code, without streams', hash, check)
}, 1_200_000)

const control = { literals: [], number: false, text: false, other: false }
const names = ['mode', 'watts', 'label', 'kind', 'onSwitch', 'constructor', '灯 & a=b']
const props = names.map((name, index): PlayProp => ({
  name,
  href: '',
  type: '',
  group: '',
  control: {
    ...control,
    number: index % 2 === 1,
    text: index % 3 === 2,
    literals: index % 2 === 0 ? ["'soft'", 'true', '3'] : [],
  },
}))
const samples = { label: ['icon', '灯'], onSwitch: ['log'] }

test('a state in an address is one that can be set, or told as a mistake that fits on a line', () => {
  const setting = fc.tuple(
    fc.oneof(
      fc.constantFrom(...names, '__proto__', 'toString', 'mod', 'MODE'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    fc.constantFrom('=', '', '==', '%3D'),
    fc.oneof(
      fc.constantFrom(
        'soft',
        'true',
        '3',
        '-2.5',
        '1e9',
        'NaN',
        '!',
        '!soft',
        '~',
        '~icon',
        '~log',
        '~__proto__',
        '%',
        '%E0%A4',
        '%00',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `!${encodeURIComponent(text.toWellFormed())}`),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.nat(5000).map((length) => `!${'a'.repeat(length)}`),
    ),
  )
  const text = fc
    .tuple(fc.array(setting, { maxLength: 8 }), fc.constantFrom('&', '&&', ';', '&amp;'), fc.nat(20))
    .map(([all, between, less]) => {
      const whole = all.map((parts) => parts.join('')).join(between)
      return less < 4 ? whole.slice(0, whole.length - less) : whole
    })
  return runCases('playground addresses', text, (given) => {
    const read = readState(given, props, samples)
    if (!isPlayFault(read)) {
      for (const name of Object.keys(read)) expect(names).toContain(name)
      // An address has no half letters.
      expect(readState(writeState(read), props, samples)).toEqual(readState(given.toWellFormed(), props, samples))
      return
    }
    const said = Object.entries(read).flatMap(([key, value]) => (key === 'legal' || value === undefined ? [] : [value]))
    for (const word of said) expect(String(word).length).toBeLessThanOrEqual(41)
    if (read.kind === 'unknown' && read.nearest !== undefined) expect(names).toContain(read.nearest)
    if (read.kind === 'value') expect(names).toContain(read.name)
  })
}, 1_200_000)
