import * as v from 'valibot'
import { text } from './values.ts'

/*
 * The hand-written half of the reference. These files are read with every scalar as text: a version `1.10` and a hash
 * `0e12` are no numbers. A text that is empty counts as not written.
 */

const word = v.optional(
  v.pipe(
    text,
    v.trim(),
    v.transform((written) => (written === '' ? undefined : written)),
  ),
)

/** What is written about a property once for all locales. */
const propNotesSchema = v.strictObject(
  {
    /** One of the groups of the file. */
    group: word,
    default: word,
    /** Why the default stands here: it corrects what the code seems to say, or cannot be read from it. For maintainers. */
    defaultReason: word,
    /** Code that replaces the property. */
    deprecated: word,
    since: word,
    stage: v.optional(v.picklist(['alpha', 'beta', 'experimental'], 'must be alpha, beta or experimental')),
    /** Hash of the type when the words were last reviewed. */
    reviewed: word,
    /** Type of a row that the package's types do not have. */
    add: word,
    /** Why a row of the types is left out. */
    hide: word,
    /** A live example for the row: the JSON of an atom. */
    example: word,
  },
  'must be keys and values such as { group: look }',
)

/** `<words>/<id>.yml`: groups in their order, and notes by property. */
export const tableNotesSchema = v.strictObject({
  groups: v.optional(v.array(text, 'must be a list'), []),
  props: v.optional(v.record(v.string(), propNotesSchema, 'must be notes by property'), {}),
})

/** `<words>/types.yml`: hashes of the helper types. */
export const typeNotesSchema = v.strictObject({
  reviewed: v.optional(v.record(v.string(), text, 'must be hashes by type'), {}),
})

/** Something described by text alone, or by an object that says more. */
function described<T extends v.ObjectEntries>(entries: T) {
  const long = v.strictObject({ description: word, ...entries }, 'must be text')
  const short = v.pipe(
    text,
    v.transform((description) => v.parse(long, { description })),
  )
  return v.lazy((input) => (typeof input === 'object' && !Array.isArray(input) ? long : short))
}

/** `<words>/<locale>/<id>.yml`. */
export const tableWordsSchema = v.strictObject({
  groups: v.optional(v.record(v.string(), text, 'must be titles by group'), {}),
  props: v.optional(
    v.record(
      v.string(),
      described({
        /** What the default depends on. */
        default: word,
      }),
      'must be descriptions by property',
    ),
    {},
  ),
})

/** `<words>/<locale>/types.yml`. */
export const typeWordsSchema = v.record(
  v.string(),
  described({ members: v.optional(v.record(v.string(), text, 'must be descriptions by field'), {}) }),
)
