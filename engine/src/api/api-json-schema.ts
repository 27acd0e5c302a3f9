const text = { type: 'string' } as const
const count = { type: 'number' } as const
const texts = { type: 'array', items: text } as const
/** One text per locale id. */
const localized = { type: 'object', additionalProperties: text } as const

/** An object in which every property has a description. The `optional` ones may be absent. */
function object(required: Record<string, object>, optional: Record<string, object> = {}) {
  return {
    type: 'object',
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  } as const
}

function list(items: object) {
  return { type: 'array', items } as const
}

const prop = object(
  {
    name: text,
    id: { ...text, description: 'Anchor of the row on the reference page.' },
    type: text,
    required: { type: 'boolean' },
    description: localized,
    declaredBy: text,
    types: { ...texts, description: 'Named types the property mentions.' },
    demos: { ...texts, description: 'Ids of the demos that use the property.' },
  },
  {
    default: { ...text, description: 'Source text of the default.' },
    deprecated: object({ replacement: text }),
    since: text,
    stage: { enum: ['alpha', 'beta', 'experimental'] },
    group: text,
    history: {
      ...list(
        object(
          { version: text, kind: { enum: ['added', 'changed', 'deprecated', 'removed'] } },
          { before: text, after: text, in: { ...text, description: 'The helper type in which the change lies.' } },
        ),
      ),
      description: 'What versions have done to the property, the oldest first.',
    },
    only: {
      ...object(
        { kind: { enum: ['with', 'required', 'without', 'some'] } },
        { code: text, required: { type: 'boolean' }, names: texts, count, total: count },
      ),
      description: 'Which forms of the type have the property, when not all have it.',
    },
  },
)

const table = object(
  {
    id: text,
    type: text,
    kind: { enum: ['component', 'interface', 'methods'] },
    open: { type: 'boolean', description: 'True when any other key is accepted.' },
    generics: list(object({ name: text }, { constraint: text, default: text })),
    inherited: list(object({ type: text, package: text, names: texts })),
    props: list(prop),
  },
  { notes: list(object({ kind: { enum: ['also', 'arguments', 'forms'] } }, { texts, count })) },
)

const type = object({
  name: text,
  package: text,
  text: { ...text, description: 'Declaration of the type.' },
  description: localized,
  members: list(object({ name: text, type: text, required: { type: 'boolean' }, description: localized })),
})

/** JSON Schema of what `buildApiJson` returns, published beside it. */
export const apiJsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'API reference of a component library',
  ...object({ $schema: text, package: text, version: text, tables: list(table), types: list(type) }),
} as const
