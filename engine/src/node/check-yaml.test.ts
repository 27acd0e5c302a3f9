import * as v from 'valibot'
import { expect, test } from 'vitest'
import { checkYaml } from './check-yaml.ts'

const lamp = v.strictObject({
  watts: v.optional(v.string('must be text'), '40'),
  tone: v.optional(v.string('must be text')),
})
const schema = v.strictObject({
  lamps: v.optional(v.record(v.string(), lamp), {}),
  rooms: v.optional(v.array(v.strictObject({ name: v.string('must be text') }, 'must be a room')), []),
})
const place = {
  file: 'room.yml',
  subject: 'The room',
  place: 'to the room',
  example: 'lamps: { … }',
  firstLine: 11,
  scalars: 'text',
} as const

function check(yaml: string) {
  const { value, problems, lineOf } = checkYaml(yaml, schema, place)
  return { value, lineOf, problems: problems.map(({ file, line, what, mend }) => `${file}:${line} ${what} ${mend}`) }
}

test('text that is right is read with its defaults and without numbers, and knows its lines', () => {
  const { value, problems, lineOf } = check('# Lamps\nlamps:\n  hall: { watts: 1.10 }\n  # The old one\n  attic: {}\n')
  expect([value, problems]).toEqual([{ lamps: { hall: { watts: '1.10' }, attic: { watts: '40' } }, rooms: [] }, []])
  expect([lineOf(['lamps', 'hall']), lineOf(['lamps', 'attic']), lineOf(['lamps', 'cellar'])]).toEqual([13, 15, 12])
  expect(lineOf(['rooms', 0])).toBe(1)
})

test('what is wrong is told where it stands and left out; the rest is kept', () => {
  const { value, problems } = check(
    'lamps:\n  hall: { watts: [9], tone: warm }\n  attic: { hue: 1 }\nrooms:\n  - name: hall\n  - nmae: attic\n  - name: cellar\n',
  )
  expect(value).toEqual({
    lamps: { hall: { watts: '40', tone: 'warm' }, attic: { watts: '40' } },
    rooms: [{ name: 'hall' }, { name: 'cellar' }],
  })
  expect(problems).toEqual([
    'room.yml:12 The room\'s "lamps.hall.watts" must be text, not a list. Change the value.',
    'room.yml:13 The room has an unknown key "lamps.attic.hue". Use one of: watts, tone.',
    'room.yml:16 The room has no "rooms.1.name". Add name: … below rooms.1.',
    'room.yml:16 The room has an unknown key "rooms.1.nmae". Did you mean "name"?',
  ])
})

test.each([
  ['', []],
  ['# Nothing yet', []],
  [
    'lamps:\n  hall: a: b\n',
    [
      'room.yml:12 The room is not YAML: Nested mappings are not allowed in compact mappings. Mend this line; text that holds ": " or " #", or begins with a backtick, needs quotes.',
    ],
  ],
  [
    '- lamps',
    ['room.yml:11 The room is not made of keys and values. Write one "key: value" per line, for example lamps: { … }'],
  ],
  ['lamps: *all', ['room.yml:11 The room refers to "*all". Put quotes around text that begins with an asterisk.']],
])('of %j nothing is read', (yaml, told) => {
  const { value, problems } = check(yaml)
  expect([value, problems]).toEqual([{ lamps: {}, rooms: [] }, told])
})

test('an anchor that is used many times is told once', () => {
  const { problems } = check('lamps:\n  hall: &a { watts: 1 }\n  attic: *a\n  cellar: *a\n')
  expect(problems).toEqual([
    'room.yml:13 The room refers to "*a". Put quotes around text that begins with an asterisk.',
  ])
})
