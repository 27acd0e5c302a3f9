import { describe, expect, it } from 'vitest'
import { colorCode } from './color-code.client.ts'
import { type CodeParts, writeCode, writeExpression } from './write-code.client.ts'
import { writeData } from './write-data.client.ts'

const lamp: CodeParts = {
  imports: ["import Lamp from 'lamps'"],
  above: [],
  name: 'Desk',
  inside: [],
  element: 'Lamp',
  props: [],
}

const text = (value: string) => writeExpression({ kind: 'text', value })

describe('the code of a state', () => {
  it('is one line where it fits', () => {
    const props = [
      { name: 'dimmed', code: 'true' },
      { name: 'label', code: text('Desk') },
      { name: 'watts', code: writeExpression({ kind: 'number', value: 60 }) },
    ]
    expect(writeCode({ ...lamp, props })).toBe(`import Lamp from 'lamps'

export default function Desk() {
  return <Lamp dimmed label="Desk" watts={60} />
}`)
  })

  it('breaks where it does not, and escapes what an attribute cannot hold', () => {
    const props = [
      { name: 'off', code: 'false' },
      { name: 'label', code: text('"a" \\ b\'s & c\n') },
      { name: 'onTurn', code: '(angle) => {\n  turn(angle)\n}' },
      { name: 'bulbs', code: 'bulbs' },
    ]
    expect(writeCode({ ...lamp, above: ['const bulbs = []'], inside: ['const a = 1\nconst b = 2'], props })).toBe(
      String.raw`import Lamp from 'lamps'

const bulbs = []

export default function Desk() {
  const a = 1
  const b = 2

  return (
    <Lamp
      off={false}
      label={'"a" \\ b\'s & c\n'}
      onTurn={(angle) => {
        turn(angle)
      }}
      bulbs={bulbs}
    />
  )
}`,
    )
  })

  it('has children between the tags', () => {
    const children = { name: 'children', code: '<>\n  <Bulb />\n  <Bulb />\n</>' }
    expect(writeCode({ ...lamp, props: [children] })).toContain(`  return (
    <Lamp>
      <Bulb />
      <Bulb />
    </Lamp>
  )`)
    expect(
      writeCode({
        ...lamp,
        props: [
          { name: 'off', code: 'true' },
          { ...children, code: text('a < b') },
        ],
      }),
    ).toContain(
      `    <Lamp
      off
    >
      {'a < b'}
    </Lamp>`,
    )
  })

  it('writes data in lines of 80 columns', () => {
    const bulb = { value: 'a', label: "it's", watts: 60, on: true, none: null }
    expect(writeData(bulb)).toBe("{ value: 'a', label: 'it\\'s', watts: 60, on: true, none: null }")
    expect(writeData([bulb, { list: [bulb, 1] }])).toBe(`[
  { value: 'a', label: 'it\\'s', watts: 60, on: true, none: null },
  {
    list: [{ value: 'a', label: 'it\\'s', watts: 60, on: true, none: null }, 1],
  },
]`)
  })

  it('is coloured without a change', () => {
    const code = writeCode({
      ...lamp,
      above: ["const bulbs = [{ value: 'a', watts: 60 }] // two"],
      props: [
        { name: 'off', code: 'true' },
        { name: 'label', code: text('Desk') },
        { name: 'onTurn', code: '(angle) => <b>{turn(angle)}</b>' },
      ],
    })
    const pieces = colorCode(code)
    expect(pieces.map((piece) => piece.text).join('')).toBe(code)
    const read = (wanted: string) => pieces.filter(({ className }) => className === wanted).map((piece) => piece.text)
    expect(pieces.flatMap(({ prop }) => prop ?? [])).toEqual(['off', 'label', 'onTurn'])
    expect(read('c-keyword')).toEqual(['import', 'from', 'const', 'export', 'default', 'function', 'return'])
    expect(read('c-string')).toEqual(["'lamps'", "'a'", '"Desk"'])
    expect(read('c-comment')).toEqual(['// two'])
    expect(read('c-function')).toEqual(['Desk', 'turn'])
  })
})
