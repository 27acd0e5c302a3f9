import * as v from 'valibot'
import { pageId, text } from './values.ts'

const apiEntrySchema = v.strictObject(
  {
    /** Name used by `::api{id="…"}` and in anchors. */
    id: pageId,
    /** Module the type is imported from, for example `@rc-component/select`. */
    from: text,
    /** The exported component or type whose properties make the table. */
    export: text,
    /** `methods` when the type is that of a ref. Without it, the kind follows from the export. */
    kind: v.optional(v.literal('methods', 'must be "methods"')),
    /** Properties of other tables that take an object of this table: `Select.showSearch`. For `methods`: the components with such a ref. */
    usedBy: v.optional(v.array(text, 'must be a list')),
  },
  'must be an id, a module and its export',
)

const changeKinds = ['added', 'changed', 'deprecated', 'removed'] as const

const historySchema = v.object(
  {
    /** In the order of their release, the documented one last. */
    versions: v.array(text, 'must be a list of versions'),
    /** By version: what it has added, changed, deprecated and removed. */
    changes: v.record(
      text,
      v.array(
        v.object(
          {
            prop: text,
            // A text first, because data that are imported from JSON are no more to the compiler.
            kind: v.pipe(v.string(), v.picklist(changeKinds, 'must be added, changed, deprecated or removed')),
            before: v.optional(v.string()),
            after: v.optional(v.string()),
            in: v.optional(v.string()),
          },
          'must be a prop and a kind',
        ),
        'must be a list of changes',
      ),
      'must be changes by version',
    ),
  },
  'must be versions and changes',
)

/** Schema of the key `api` of `docs.config.ts`. */
export const apiSchema = v.strictObject(
  {
    entries: v.array(apiEntrySchema, 'must be a list'),
    /** Folder below the site folder with the hand-written words: `<words>/<locale>/<id>.yml`, shared facts `<words>/<id>.yml`. */
    words: text,
    /** Milliseconds the extraction of one export may take before its process is ended. */
    timeLimit: v.number('must be milliseconds'),
    /** What each version has changed of these tables. The rows say it, and `::history` lists it. */
    history: v.optional(historySchema),
  },
  'must be false, or entries, words and timeLimit',
)
