import * as v from 'valibot'
import { text } from './values.ts'

/* Schemas of the hand-written part of the reference. These files are read with every scalar as text, so that the
   version `1.10` and the hash `0e12` do not become numbers. An empty text counts as missing. */

const word = v.optional(
  v.pipe(
    text,
    v.trim(),
    v.transform((written) => (written === '' ? undefined : written)),
  ),
)

/** Notes about a property, the same in all locales. */
const propNotesSchema = v.strictObject(
  {
    /** Id of one of the file's groups. */
    group: word,
    default: word,
    /** Why a default is written here: the code seems to say something else, or it cannot be read from the code. For maintainers. */
    defaultReason: word,
    /** Code that replaces the property. */
    deprecated: word,
    since: word,
    stage: v.optional(v.picklist(['alpha', 'beta', 'experimental'], 'must be alpha, beta or experimental')),
    /** Hash of the type when somebody last reviewed the words. */
    reviewed: word,
    /** Type of a row that is not in the package's types. */
    add: word,
    /** The reason why a row of the types is left out. */
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

/** Either text alone, or an object with a description and more. */
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
