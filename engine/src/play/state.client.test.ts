import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlayProp } from '../model/play.ts'
import { isPlayFault, isSameSetting, type PlayState, readState, writeState } from './state.client.ts'

const control = { literals: [], number: false, text: false, other: false }
const lamp = { href: '', type: '', group: '' }
const props: PlayProp[] = [
  { ...lamp, name: 'mode', control: { ...control, literals: ["'soft'", "'hard'"] } },
  { ...lamp, name: 'watts', control: { ...control, number: true, literals: ["'auto'"] } },
  { ...lamp, name: 'label', control: { ...control, text: true, other: true } },
  // A name that every object has.
  { ...lamp, name: 'toString', control: { ...control, number: true } },
  { ...lamp, name: 'dimmed', control: { ...control, literals: ['true', 'false'] } },
]
const samples = { label: ['icon'] }

describe('a state in an address', () => {
  it('is what was shared', () => {
    const state: PlayState = {
      mode: { kind: 'literal', code: "'soft'" },
      watts: { kind: 'number', value: -2.5 },
      label: { kind: 'text', value: '!~ a&b=c#%"\'</script>台灯\n' },
      dimmed: { kind: 'literal', code: 'false' },
    }
    const text = writeState(state)
    expect(text).toMatch(/^mode=soft&watts=-2\.5&label=!!~%20a%26b%3Dc%23%25%22'%3C%2Fscript%3E.+&dimmed=false$/)
    expect(readState(text, props, samples)).toEqual(state)
    expect(readState('watts=auto&label=~icon', props, samples)).toEqual({
      watts: { kind: 'literal', code: "'auto'" },
      label: { kind: 'sample', id: 'icon' },
    })
    expect(writeState({ label: { kind: 'text', value: 'a\ud83d' } })).toBe('label=!a%EF%BF%BD')
    expect([writeState({}), readState('', props, samples)]).toEqual(['', {}])
    expect(isSameSetting(state['mode'], { kind: 'literal', code: "'soft'" })).toBe(true)
    expect(isSameSetting(state['mode'], undefined)).toBe(false)
  })

  it.each([
    ['watts=12&wats=3', { kind: 'unknown', name: 'wats', nearest: 'watts' }],
    ['zzz=3', { kind: 'unknown', name: 'zzz', nearest: undefined }],
    ['__proto__=3', { kind: 'unknown', name: '__proto__', nearest: undefined }],
    ['watts=1&watts=2', { kind: 'twice', name: 'watts' }],
    ['toString=soft', { kind: 'value', name: 'toString', text: 'soft', legal: ['12'] }],
    ['watts', { kind: 'form', text: 'watts' }],
    ['=3', { kind: 'form', text: '=3' }],
    ['watts=%E0%A4%A', { kind: 'form', text: 'watts=%E0%A4%A' }],
    ['watts=1e9', { kind: 'value', name: 'watts', text: '1e9', legal: ['auto', '12'] }],
    ['mode=!soft', { kind: 'value', name: 'mode', text: '!soft', legal: ['soft', 'hard'] }],
    ['label=~toString', { kind: 'value', name: 'label', text: '~toString', legal: ['!text', '~icon'] }],
    [
      `label=${'a'.repeat(50)}`,
      { kind: 'value', name: 'label', text: `${'a'.repeat(40)}…`, legal: ['!text', '~icon'] },
    ],
    ['a'.repeat(65_536), { kind: 'long' }],
  ])('that is none is refused whole: %.40s', (text, fault) => {
    expect(readState(text, props, samples)).toEqual(fault)
  })

  it('never brings more than it may', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('mode', 'label', '=', '&', '!', '~', 'soft', '3', '%'))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const read = readState(parts.join(''), props, samples)
        if (isPlayFault(read)) return
        expect(Object.keys(read).filter((name) => !props.some((prop) => prop.name === name))).toEqual([])
        expect(readState(writeState(read), props, samples)).toEqual(read)
      }),
    )
  })
})
