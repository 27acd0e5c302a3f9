import { defineTool, localeParameter } from '../define-tool.ts'
import { describeDemos } from '../describe-demos.ts'
import { findProperties } from '../find-property.ts'

/** The demos of a property, or all. */
export const listDemosTool = defineTool({
  name: 'list_demos',
  title: 'List demos',
  description: 'Lists the demos that use a property, or all demos of the site, with their ids for "get_demo".',
  parameters: {
    property: {
      type: 'string',
      description: 'component.property, or the property alone. All demos otherwise.',
      required: false,
    },
    locale: localeParameter,
  },
  async answer({ property, locale }, site) {
    const wanted = site.chooseLocale(locale)
    if (property === undefined) {
      const { demos } = await site.readPages(wanted)
      const lines = await describeDemos(
        demos.map(({ id }) => id),
        wanted,
        site,
      )
      return [`${lines.length} demos:`, ...lines].join('\n')
    }
    const found = await findProperties(site, property)
    const parts = found.map(async ({ table, prop }) => {
      const name = `${table.id}.${prop.name}`
      const lines = await describeDemos(prop.demos, wanted, site)
      return lines.length === 0 ? `No demo uses ${name}.` : [`Demos that use ${name}:`, ...lines].join('\n')
    })
    return (await Promise.all(parts)).join('\n\n')
  },
})
