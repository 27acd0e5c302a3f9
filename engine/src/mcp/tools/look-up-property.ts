import type { ApiChange } from '../../model/api.ts'
import { defineTool, localeParameter } from '../define-tool.ts'
import { describeDemos } from '../describe-demos.ts'
import { fenceCode } from '../fence-code.ts'
import { findProperties, type FoundProperty } from '../find-property.ts'
import type { ReadSite } from '../read-site.ts'
import { describeOnly } from '../../api/describe-only.ts'
import { wordsOf } from '../../i18n/words-of.ts'
import { withoutBase } from '../../shared/addresses.ts'

/** So many demos are named; those that say most about the property come first. */
const mostDemos = 5

/** A row of the reference in words. */
export const lookUpPropertyTool = defineTool({
  name: 'look_up_property',
  title: 'Look a property up',
  description:
    'Gives the type, default and description of a property, the types it mentions, and the demos that use it, from the types of the installed version.',
  parameters: {
    name: { type: 'string', description: 'component.property, or the property alone.', required: true },
    locale: localeParameter,
  },
  async answer({ name, locale }, site) {
    const wanted = site.chooseLocale(locale)
    const found = await findProperties(site, name)
    return (await Promise.all(found.map((each) => describeProperty(each, wanted, site)))).join('\n\n---\n\n')
  },
})

async function describeProperty(
  { table, prop, reference }: FoundProperty,
  locale: string,
  site: ReadSite,
): Promise<string> {
  const types = reference.types.filter(({ name }) => prop.types.includes(name))
  const address = await findAddress(prop.id, locale, site)
  const facts = [
    `${table.id}.${prop.name} (${reference.package} ${reference.version})`,
    `Type: ${prop.type}`,
    ...(prop.default === undefined ? [] : [`Default: ${prop.default}`]),
    `Required: ${prop.required ? 'yes' : 'no'}`,
    ...(prop.deprecated === undefined ? [] : [`Deprecated: use ${prop.deprecated.replacement}`]),
    ...(prop.since === undefined ? [] : [`Since: ${prop.since}`]),
    ...(prop.history ?? [])
      .filter(({ version, kind }) => kind !== 'added' || version !== prop.since)
      .map(describeChange),
    ...(prop.stage === undefined ? [] : [`Stage: ${prop.stage}`]),
    ...(prop.only === undefined ? [] : [describeOnly(prop.only, wordsOf(locale).apiTable)]),
    ...(address === undefined ? [] : [address]),
  ]
  const words = prop.description[locale] ?? Object.values(prop.description)[0] ?? ''
  const demos = await describeDemos(prop.demos.slice(0, mostDemos), locale, site, 'short')
  return [
    facts.join('\n'),
    ...(words === '' ? [] : [words]),
    ...types.map(({ text }) => fenceCode(text, 'type.ts')),
    ...reference.tables.filter(({ type }) => prop.types.includes(type)).map(describeTable),
    demos.length === 0 ? 'No demo uses it.' : ['Demos that use it:', ...demos, ...sayMore(table.id, prop)].join('\n'),
  ].join('\n\n')
}

/** What a version has done to the property. */
function describeChange({ version, kind, before = '', after = '', in: inner }: ApiChange): string {
  const place = inner === undefined ? '' : ` in ${inner}`
  const types = [before, after].filter((text) => text !== '')
  const sign = types.length === 2 ? types.join(' → ') : `${before === '' ? '+' : '-'} ${types.join('')}`
  if (kind === 'changed') return `Type changed in ${version}${place}: ${sign}`
  return kind === 'deprecated'
    ? `Deprecated since ${version}`
    : `${kind === 'added' ? 'Added' : 'Removed'} in ${version}`
}

/** A type that has a table of its own: the names to look up next. */
function describeTable({ id, type, props }: FoundProperty['table']): string {
  return `${type} has ${props.map(({ name }) => `${id}.${name}`).join(', ')}.`
}

function sayMore(table: string, { name, demos }: FoundProperty['prop']): string[] {
  const more = demos.length - mostDemos
  return more > 0 ? [`and ${more} more: "list_demos" with property "${table}.${name}".`] : []
}

/** Where the row stands in a locale. Undefined when no page shows its table. */
async function findAddress(id: string, locale: string, site: ReadSite): Promise<string | undefined> {
  const { routes } = await site.readPages(locale)
  const page = routes.find(({ props }) => props.some((prop) => prop.id === id))
  if (page === undefined) return undefined
  return site.toAddress(`${withoutBase(site.manifest.base, page.link) ?? page.link}#${id}`)
}
