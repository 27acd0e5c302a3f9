import type { SearchMetadata } from '../../model/search.ts'
import type { SearchResult } from '../../model/search-engine.ts'

/** What the page sends to the worker. `id` comes back with the answer, so that late answers are told apart. */
export type SearchRequest =
  | { id: number; action: 'generate-metadata'; payload: SearchMetadata }
  | { id: number; action: 'get-search-result'; payload: { keywords: string } }

/** What the worker sends back: `result` for `get-search-result`, or the reason why it cannot answer. */
export type SearchResponse = { id: number; ok: true; result?: SearchResult } | { id: number; ok: false; error: string }

type Check = (value: unknown, path: string) => string | undefined

const mend = 'Build the site again, so that its pages and its search data come from the same version.'

const describe = (value: unknown): string =>
  value === undefined ? 'missing' : (JSON.stringify(value)?.slice(0, 40) ?? typeof value)

const text: Check = (value, path) =>
  typeof value === 'string' ? undefined : `Search data: "${path}" must be a text, it is ${describe(value)}. ${mend}`

const listOf =
  (check: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return `Search data: "${path}" must be a list, it is ${describe(value)}. ${mend}`
    for (let i = 0; i < value.length; i++) {
      const error = check(value[i], `${path}[${i}]`)
      if (error !== undefined) return error
    }
    return undefined
  }

/** Every field must be there, and no other one; names that end in `?` may be missing. */
const shapeOf = (fields: Readonly<Record<string, Check>>): Check => {
  const names = Object.keys(fields).map((field) => field.replace('?', ''))
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return `Search data: "${path}" must be an object, it is ${describe(value)}. ${mend}`
    }
    const extra = Object.keys(value).find((name) => !names.includes(name))
    if (extra !== undefined) {
      return `Search data: "${path}" has a field "${extra}" nobody knows; known are ${names.join(', ')}. ${mend}`
    }
    for (const [field, check] of Object.entries(fields)) {
      const name = field.replace('?', '')
      const held = (value as Readonly<Record<string, unknown>>)[name]
      const error = held === undefined && field.endsWith('?') ? undefined : check(held, `${path}.${name}`)
      if (error !== undefined) return error
    }
    return undefined
  }
}

const texts = listOf(text)
const section = shapeOf({ id: text, title: text, 'tab?': text, paragraphs: texts })
const prop = shapeOf({ id: text, name: text, owner: text, description: text })
const route = shapeOf({
  link: text,
  title: text,
  description: text,
  keywords: texts,
  navPath: text,
  sections: listOf(section),
  props: listOf(prop),
})
const demo = shapeOf({ id: text, route: text, title: text, description: text, keywords: texts })
const nav = shapeOf({ title: text, path: text })
const metadata = shapeOf({ routes: listOf(route), demos: listOf(demo), nav: listOf(nav) })

function checkReferences({ routes, demos, nav: entries }: SearchMetadata): string | undefined {
  const paths = new Set(entries.map(({ path }) => path))
  const stray = routes.findIndex(({ navPath }) => !paths.has(navPath))
  if (stray >= 0) {
    const { navPath } = routes[stray]!
    return `Search data: "payload.routes[${stray}].navPath" is "${navPath}", which is no navigation entry; there are ${[...paths].join(', ') || 'none'}. ${mend}`
  }
  const links = new Set(routes.map(({ link }) => link))
  const lost = demos.findIndex((each) => !links.has(each.route))
  if (lost < 0) return undefined
  return `Search data: "payload.demos[${lost}].route" is "${demos[lost]!.route}", which is the link of no route. ${mend}`
}

/** What is wrong with the payload of `generate-metadata`, as a sentence; undefined when it can be indexed. */
export function checkMetadata(payload: unknown): string | undefined {
  return metadata(payload, 'payload') ?? checkReferences(payload as SearchMetadata)
}

/** What is wrong with the payload of `get-search-result`. */
export function checkQuery(payload: unknown): string | undefined {
  return shapeOf({ keywords: text })(payload, 'payload')
}
