import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { describeIssue } from './describe-issue.ts'

const text = v.string('must be text')
const lamp = v.strictObject({ watts: v.number('must be a number'), 'hue-shift': v.optional(text) }, 'must be a lamp')
const schema = v.strictObject({
  name: v.pipe(text, v.minLength(1, 'must not be empty')),
  lamps: v.optional(v.pipe(v.array(lamp, 'must be a list'), v.maxLength(2, 'must not be more than two')), []),
  rooms: v.optional(v.record(v.string(), lamp)),
  tone: v.optional(v.union([v.picklist(['warm', 'cold']), v.literal(false)], 'must be warm, cold or false')),
  plug: v.optional(v.lazy((input) => (typeof input === 'string' ? v.picklist(['eu', 'uk'], 'must be a plug') : lamp))),
  dimmer: v.optional(v.picklist(['yes', 'no'], ({ received }) => `A dimmer is no ${received}`)),
  shade: v.optional(v.strictObject({ 'en-US': text, size: text })),
})

function describeAll(value: unknown): string[] {
  const checked = v.safeParse(schema, value)
  const issues = checked.issues ?? []
  return issues
    .map((issue) => describeIssue(issue, { schema, value, subject: 'The room', place: 'at the door' }))
    .map(({ what, mend }) => `${what} ${mend}`)
}

describe('describeIssue', () => {
  it.each([
    ['a key that is missing at the top', {}, 'The room has no "name". Add name: … at the door.'],
    [
      'one that is missing further down, in quotes where it needs them',
      { name: 'a', shade: { size: 's' } },
      'The room has no "shade.en-US". Add "en-US": … below shade.',
    ],
    ['an unknown key', { name: 'a', nmae: 'b' }, 'The room has an unknown key "nmae". Did you mean "name"?'],
    [
      'an unknown key in a list',
      { name: 'a', lamps: [{ watts: 1 }, { watts: 1, wats: 2 }] },
      'The room has an unknown key "lamps.1.wats". Did you mean "watts"?',
    ],
    [
      'an unknown key of one among many',
      { name: 'a', rooms: { hall: { watts: 1, x: 2 } } },
      'The room has an unknown key "rooms.hall.x". Use one of: watts, hue-shift.',
    ],
    [
      'an unknown key where the schema depends on the value',
      { name: 'a', plug: { watts: 1, hueshift: 'a' } },
      'The room has an unknown key "plug.hueshift". Did you mean "hue-shift"?',
    ],
    [
      'a wrong value',
      { name: 'a', lamps: [{ watts: '9' }] },
      'The room\'s "lamps.0.watts" must be a number, not "9". Change the value.',
    ],
    [
      'a wrong choice, with the nearest legal one',
      { name: 'a', tone: 'wram' },
      'The room\'s "tone" must be warm, cold or false, not "wram". Did you mean "warm"?',
    ],
    [
      'a wrong choice where the schema depends on the value',
      { name: 'a', plug: 'usa' },
      'The room\'s "plug" must be a plug, not "usa". Did you mean "uk"?',
    ],
    ['an empty text, which need not be shown', { name: '' }, 'The room\'s "name" must not be empty. Change the value.'],
    [
      'a list that is wrong as a whole, which cannot be shown',
      { name: 'a', lamps: [{ watts: 1 }, { watts: 2 }, { watts: 3 }] },
      'The room\'s "lamps" must not be more than two. Change the value.',
    ],
    ['what has a sentence of its own', { name: 'a', dimmer: 'maybe' }, 'A dimmer is no "maybe". Use one of: yes, no.'],
  ])('words %s', (_what, value, sentence) => expect(describeAll(value)).toEqual([sentence]))
})
