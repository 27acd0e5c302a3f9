import { Refusal } from '../../node/refusal.ts'
import { defineTool, localeParameter } from '../define-tool.ts'
import { findPage } from '../find-page.ts'
import { readPageText } from '../read-page-text.ts'

/** Longer answers are cut by some programs, without a word. */
const longestAnswer = 20_000

/** The text of a page. */
export const readPageTool = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description: 'Gives a page of the documentation as Markdown: its text, code, tables and the sources of its demos.',
  parameters: {
    page: {
      type: 'string',
      description:
        'Path, address or title of the page, as "search" gives it. A long page begins at the place after the # of an address.',
      required: true,
    },
    from: {
      type: 'integer',
      description: 'Where to go on in a long page: the number that the part before it ended with.',
      required: false,
    },
    locale: localeParameter,
  },
  async answer({ page, from: asked, locale }, site) {
    const path = await findPage(site, page, locale)
    const text = await readPageText(site, path)
    const from = asked ?? (text.length > longestAnswer ? findPlace(text, page) : 0)
    if (from > 0 && from >= text.length)
      throw new Refusal(`"from" of "read_page" is ${from}, but the page ends at ${text.length}: give a smaller number.`)
    const head = site.toAddress(path)
    if (from === 0 && text.length <= longestAnswer) return `${head}\n\n${text}`
    const end = findEnd(text, from)
    const next = end === text.length ? 'the end' : `go on with from: ${end}`
    return `${head}\nCharacters ${from} to ${end} of ${text.length}; ${next}.\n\n${text.slice(from, end)}`
  },
})

/** Where the heading or the row of the reference begins that an address names after its `#`, else the beginning. */
function findPlace(text: string, address: string): number {
  const [, id = ''] = /#([^#]+)$/.exec(address.trim()) ?? []
  const escaped = id.replaceAll(/[^\w-]/g, String.raw`\$&`)
  if (escaped === '') return 0
  return Math.max(0, text.search(new RegExp(`^(?:#+ .*\\{#${escaped}\\}$|- \\[\`.+\`\\]\\([^)]*#${escaped}\\))`, 'm')))
}

/** The end of the last whole line that fits. A single line that is longer is cut. */
function findEnd(text: string, from: number): number {
  if (text.length - from <= longestAnswer) return text.length
  const line = text.lastIndexOf('\n', from + longestAnswer)
  return line > from ? line + 1 : from + longestAnswer
}
