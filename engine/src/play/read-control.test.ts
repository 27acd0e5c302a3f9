import { describe, expect, it } from 'vitest'
import type { ApiReference, ApiType } from '../model/api.ts'
import { buildPlayReference } from './build-play-reference.ts'
import { readControl, splitUnion } from './read-control.ts'

const types = Object.fromEntries(
  [
    ['Place', "type Place = 'top' | 'bottom'"],
    ['Icon', 'type Icon = ReactNode | ((props: any) => ReactNode)'],
    ['Config', 'interface Config { label?: string; }'],
    ['Shape', 'type Shape = { width: number | string; }'],
    ['Loop', "type Loop = Loop | 'a'"],
  ].map(([name = '', fullText = '']) => [name, { name, fullText } as ApiType]),
)

describe('the control of a type', () => {
  it.each([
    ['boolean', ['true', 'false'], ''],
    ['\'soft\' | "hard" | 3 | undefined', ["'soft'", '"hard"', '3'], ''],
    ['number', [], 'number'],
    ["number | 'auto'", ["'auto'"], 'number'],
    ['boolean | number', ['true', 'false'], 'number'],
    ['string', [], 'text'],
    ['string | string[]', [], 'text other'],
    ['ReactNode', [], 'text other'],
    ['Place', ["'top'", "'bottom'"], ''],
    ['Icon', [], 'text other'],
    ['boolean | Config', ['true', 'false'], 'other'],
    ['Shape | null', [], 'other'],
    ['Unknown', [], 'other'],
    ["('a' | 'b')", ["'a'", "'b'"], ''],
    ["('a' | 'b')[]", [], 'other'],
    ["(value: string | number) => 'a' | 'b'", [], 'other'],
    ["string | ((input: 'a' | 'b') => string[])", [], 'text other'],
    ['Loop', ["'a'"], 'other'],
    ['', [], ''],
  ])('%s', (type, literals, rest) => {
    const { number, text, other, ...control } = readControl(type, types)
    expect(control.literals).toEqual(literals)
    expect(Object.entries({ number, text, other }).flatMap(([name, has]) => (has ? [name] : []))).toEqual(
      rest.split(' ').filter(Boolean),
    )
  })

  it('takes a union apart at its top only', () => {
    expect(splitUnion("'a|b' | Record<'x' | 'y', (n: 1 | 2) => 3 | 4> | { c: 1 | 2 }")).toEqual([
      "'a|b'",
      "Record<'x' | 'y', (n: 1 | 2) => 3 | 4>",
      '{ c: 1 | 2 }',
    ])
  })
})

describe('the table of a playground', () => {
  const lamp = (type: string) =>
    ({
      types,
      tables: [
        {
          id: 'Lamp',
          groups: [
            { id: 'light', title: 'Light' },
            { id: 'none', title: 'Nothing' },
          ],
          props: [
            { name: 'bulb', id: 'lamp-bulb', type, fullType: type, default: '60', group: 'light' },
            {
              name: 'color',
              id: 'lamp-color',
              type: 'string',
              fullType: 'string',
              // It is another one beside some bulbs.
              default: "'white'",
              defaultNote: 'blue beside a cold bulb',
              group: 'light',
              deprecated: { replacement: 'hue', id: undefined },
            },
          ],
        },
      ],
    }) as unknown as ApiReference

  it('has the control that a type asks for, another when the type changes', () => {
    const read = (type: string) => buildPlayReference(lamp(type), 'Lamp', { 'lamp-bulb': '/#lamp-bulb' })
    expect(read('number')).toEqual({
      groups: [{ id: 'light', title: 'Light' }],
      props: [
        {
          name: 'bulb',
          href: '/#lamp-bulb',
          type: 'number',
          fallback: '60',
          group: 'light',
          control: { literals: [], number: true, text: false, other: false },
        },
        {
          name: 'color',
          href: '',
          type: 'string',
          group: '',
          deprecated: 'hue',
          control: { literals: [], number: false, text: true, other: false },
        },
      ],
    })
    expect(read("'warm' | 'cold'")?.props[0]?.control.literals).toEqual(["'warm'", "'cold'"])
    expect(buildPlayReference(lamp('number'), 'Chair', {})).toBeUndefined()
  })
})
