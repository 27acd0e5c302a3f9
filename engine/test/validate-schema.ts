/** The few keywords of JSON Schema that the schemas of published files use. */
interface Schema {
  type?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: false | Schema
  items?: Schema
  enum?: readonly unknown[]
}

/** Checks a value against a schema: a sentence for each mistake. */
export function validateSchema(schema: Schema, value: unknown, at = '$'): string[] {
  if (schema.enum !== undefined) return schema.enum.includes(value) ? [] : [`${at} is not one of ${schema.enum.join()}`]
  if (schema.type === 'array') {
    return Array.isArray(value)
      ? value.flatMap((each, index) => validateSchema(schema.items ?? {}, each, `${at}[${index}]`))
      : [`${at} is not an array`]
  }
  if (schema.type !== 'object') return typeof value === schema.type ? [] : [`${at} is not a ${schema.type}`]
  if (typeof value !== 'object' || value === null) return [`${at} is not an object`]
  const missing = (schema.required ?? []).filter((key) => !(key in value)).map((key) => `${at}.${key} is missing`)
  const wrong = Object.entries(value).flatMap(([key, each]) => {
    const known = schema.properties?.[key] ?? schema.additionalProperties
    return known === false || known === undefined
      ? [`${at}.${key} is not allowed`]
      : validateSchema(known, each, `${at}.${key}`)
  })
  return [...missing, ...wrong]
}
