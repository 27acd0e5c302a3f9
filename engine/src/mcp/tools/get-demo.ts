import { defineTool, localeParameter } from '../define-tool.ts'
import { toDemoAddress } from '../describe-demos.ts'
import { readDemo } from '../read-demo.ts'
import { fenceCode } from '../fence-code.ts'

/** The files of a demo, as readers copy them. */
export const getDemoTool = defineTool({
  name: 'get_demo',
  title: 'Get the files of a demo',
  description: 'Gives every file of a demo, and the packages it needs with their versions. It runs as it stands.',
  parameters: {
    id: { type: 'string', description: 'Id of the demo, as "list_demos" gives it.', required: true },
    locale: localeParameter,
  },
  async answer({ id, locale }, site) {
    const wanted = site.chooseLocale(locale)
    const demo = await readDemo(site, id.trim(), wanted)
    const { demos } = await site.readPages(wanted)
    const shown = demos.find((each) => each.id === id.trim())
    const packages = Object.entries(demo.dependencies).map(([name, version]) => `${name} ${version}`)
    const head = [
      [id.trim(), demo.title[wanted]].filter((text) => text !== undefined && text !== '').join(': '),
      ...(shown === undefined ? [] : [toDemoAddress(shown, site)]),
      ...(demo.description[wanted] === undefined ? [] : [demo.description[wanted]]),
      ...(packages.length === 0 ? [] : [`Needs: ${packages.join(', ')}`]),
    ]
    return [head.join('\n'), ...demo.files.map(({ name, source }) => `${name}\n${fenceCode(source, name)}`)].join(
      '\n\n',
    )
  },
})
