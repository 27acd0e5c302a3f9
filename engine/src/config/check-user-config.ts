import * as v from 'valibot'
import { describeValue } from '../node/describe-value.ts'
import { suggestNearest } from '../node/nearest.ts'

/** What is wrong with a site's configuration, a line for each field; empty when nothing is. */
export function checkUserConfig(user: unknown): string[] {
  const checked = v.safeParse(userConfigSchema, user)
  return checked.success ? [] : checked.issues.map(describeIssue)
}

const text = v.string('must be text')
const localized = v.record(v.string(), text, 'must be one text per locale')
const httpUrl = v.pipe(text, v.regex(/^https?:\/\//, 'must be an http(s) address'))
const route = v.pipe(text, v.startsWith('/', 'must start with "/"'))

const localeSchema = v.strictObject(
  { id: v.pipe(text, v.check(isLanguageTag, 'must be a language tag such as "en-US"')), name: text },
  'must be an id and a name',
)

const librarySchema = v.strictObject(
  { package: text, repositoryUrl: httpUrl, changelogUrl: v.optional(httpUrl) },
  'must be a package and its repositoryUrl',
)

const navSchema = v.strictObject({ title: localized, path: route }, 'must be a title and a path')

const groupSchema = v.strictObject({ id: text, title: localized }, 'must be an id and a title')

const repositorySchema = v.strictObject(
  { url: httpUrl, branch: text, directory: text },
  'must be a url, a branch and a directory',
)

const apiEntrySchema = v.strictObject(
  {
    id: text,
    from: text,
    export: text,
    kind: v.optional(v.literal('methods', 'must be "methods"')),
    usedBy: v.optional(v.array(text, 'must be a list')),
  },
  'must be an id, a module and its export',
)

const apiSchema = v.strictObject(
  { entries: v.array(apiEntrySchema, 'must be a list'), words: text, timeLimit: v.number('must be milliseconds') },
  'must be false, or entries, words and timeLimit',
)

const searchSchema = v.strictObject(
  { skip: v.optional(v.array(text, 'must be a list of section ids')) },
  'must be an object such as { skip: ["next"] }',
)

const themeColorSchema = v.strictObject({ light: text, dark: text }, 'must be a light and a dark colour')

const userConfigSchema = v.strictObject({
  title: localized,
  description: localized,
  locales: v.pipe(
    v.array(localeSchema, 'must be a list'),
    v.minLength(1, 'must name at least one locale'),
    v.check((locales) => new Set(locales.map(({ id }) => id)).size === locales.length, 'must name a locale only once'),
  ),
  library: librarySchema,
  nav: v.array(navSchema, 'must be a list'),
  groups: v.optional(v.array(groupSchema, 'must be a list')),
  base: v.optional(v.pipe(text, v.regex(/^[\w.~/-]*$/, 'must be a path such as "/docs/"'))),
  origin: v.optional(httpUrl),
  repository: v.optional(repositorySchema),
  issuesUrl: v.optional(httpUrl),
  styles: v.optional(v.array(text, 'must be a list')),
  hero: v.optional(text),
  output: v.optional(v.picklist(['file', 'both'], 'must be "file" or "both"')),
  prefetch: v.optional(v.picklist(['intent', 'render', 'viewport', 'none'], 'intent, render, viewport or none')),
  search: v.optional(searchSchema),
  serverLoader: v.optional(text),
  onError: v.optional(text),
  api: v.optional(v.lazy((input) => (input === false ? v.literal(false) : apiSchema))),
  themeColor: v.optional(themeColorSchema),
})

/** Legal fields by the path of the object they stand in; list positions are left out. */
const legalFields: Record<string, readonly string[]> = {
  '': Object.keys(userConfigSchema.entries),
  locales: Object.keys(localeSchema.entries),
  library: Object.keys(librarySchema.entries),
  nav: Object.keys(navSchema.entries),
  groups: Object.keys(groupSchema.entries),
  repository: Object.keys(repositorySchema.entries),
  api: Object.keys(apiSchema.entries),
  'api.entries': Object.keys(apiEntrySchema.entries),
  search: Object.keys(searchSchema.entries),
  themeColor: Object.keys(themeColorSchema.entries),
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const keys = issue.path?.map((part) => part.key) ?? []
  const path = keys.join('.')
  if (path === '') return 'it has no default export that is an object. Write: export default defineDocs({ … })'
  const parent = keys.slice(0, -1).filter((key) => typeof key === 'string')
  if (issue.expected === 'never')
    return `${path}: is unknown. ${suggestNearest(String(keys.at(-1)), legalFields[parent.join('.')] ?? [])}`
  // The sentence of the product's error catalogue.
  if (path === 'prefetch')
    return `${path}: Invalid prefetch value ${describeValue(issue.input)} found in Link component. Write ${issue.message}`
  if (issue.received === 'undefined') return `${path}: is missing`
  // Lists are told apart by what is wrong with them; of a value, it helps to see it.
  return issue.kind === 'validation' && typeof issue.input === 'object'
    ? `${path}: ${issue.message}`
    : `${path}: ${issue.message}, not ${describeValue(issue.input)}`
}

function isLanguageTag(id: string): boolean {
  try {
    return Intl.getCanonicalLocales(id).length === 1
  } catch {
    return false
  }
}
