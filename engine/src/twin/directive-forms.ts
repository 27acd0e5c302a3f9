import type { BlockContent, PhrasingContent, RootContent } from 'mdast'
import type { DirectiveProps } from '../markdown/apply-directives.ts'
import { withBase } from '../shared/addresses.ts'
import { fillWords } from '../shared/fill-words.ts'
import { indexIdPrefix } from '../shared/markup.ts'
import { atomBlock, bullets, codeBlock, heading, inlineCode, link, paragraph, strong, text } from './nodes.ts'
import type { TwinView } from './twin-view.ts'
import { writeHistory } from './write-history.ts'
import { writeTable } from './write-table.ts'

/** What a directive has been given: its properties, and what stands inside it, which is Markdown already. */
interface Written<Props> {
  props: Props
  inside: RootContent[]
  view: TwinView
}

/** Writes a directive as plain Markdown. */
export type DirectiveForm<Props> = (written: Written<Props>) => RootContent[]

/** The Markdown of each directive that has an element. A new directive does not compile without one. */
export const directiveForms: { readonly [Name in keyof DirectiveProps]: DirectiveForm<DirectiveProps[Name]> } = {
  'v-api': writeApi,
  'v-atom': ({ props: { type, atom }, view: { words } }) =>
    atom === undefined ? [paragraph([text(fillWords(words.atomUnsupported, { type }))])] : [atomBlock(atom)],
  'v-badge': ({ inside }) => [strong(inside as PhrasingContent[])],
  'v-callout': writeCallout,
  'v-code-group': ({ inside }) => inside,
  'v-demo': writeDemo,
  'v-demo-index': writeDemoIndex,
  // A field is for a page. What it finds are the headings, which stand in the text.
  'v-find-heading': () => [],
  'v-each': ({ inside }) => inside,
  'v-fold': ({ props: { title }, inside }) => [paragraph([strong([text(title)])]), ...inside],
  'v-grid': ({ inside }) => inside,
  'v-history': ({ view }) => writeHistory(view),
  // What it says is said beside it.
  'v-island': () => [],
  'v-kbd': ({ props: { keys } }) => [inlineCode(keys.map((key) => key.trim()).join('+'))],
  'v-picture': ({ props: { light, alt, caption }, view }) => [
    paragraph([{ type: 'image', url: withBase(view.site.config.base, light), alt }]),
    ...(caption === undefined ? [] : [paragraph([text(caption)])]),
  ],
  'v-prop': ({ props: { owner, name }, view: { page } }) =>
    link(page.links.rows[page.links.props[owner === undefined ? name : `${owner}.${name}`] ?? ''], [inlineCode(name)]),
  // A button has nothing to say on paper.
  'v-replay': ({ inside }) => inside,
  'v-steps': ({ inside }) => inside,
  'v-value': ({ inside }) => inside,
}

function writeApi({ props: { id }, view }: Written<DirectiveProps['v-api']>): RootContent[] {
  const { site, page, words } = view
  if (site.api.state === 'off') return [paragraph([text(words.apiDisabled)])]
  if (site.api.state === 'resolving') return [paragraph([text(words.apiResolving)])]
  const reference = site.api.references[page.locale]
  const table = reference?.tables.find((each) => each.id === id)
  if (reference === undefined || table === undefined) return [paragraph([text(fillWords(words.apiUnknown, { id }))])]
  return writeTable(table, reference, view)
}

function writeCallout({ props, inside, view: { words } }: Written<DirectiveProps['v-callout']>): RootContent[] {
  const kinds = {
    info: words.calloutInfo,
    warning: words.calloutWarning,
    success: words.calloutSuccess,
    error: words.calloutError,
  }
  const kind = kinds[props.type]
  const title = paragraph([strong([text(props.title === undefined ? kind : `${kind}: ${props.title}`)])])
  return [{ type: 'blockquote', children: [title, ...(inside as BlockContent[])] }]
}

/** Its title, its description, where it runs, and all its files. A compact demo is only a link to its page. */
function writeDemo({ props, inside, view }: Written<DirectiveProps['v-demo']>): RootContent[] {
  const { id, title, compact = false, code = true } = props
  const { page, words } = view
  const demo = page.placedDemos[id]
  if (demo === undefined) return []
  const name = title ?? demo.title
  if (compact) return [paragraph(link(demo.href, [text(name)]))]
  const files = code ? demo.code : []
  return [
    ...(title === undefined ? [] : [heading(demo.leads ? 2 : 3, title, id)]),
    ...inside,
    paragraph(link(demo.address, [text(fillWords(words.demoOf, { title: name }))])),
    ...files.map((file) => codeBlock(/\w+$/.exec(file.name)?.[0], file.source.replace(/\n$/, ''), file.name)),
  ]
}

function writeDemoIndex({ view }: Written<DirectiveProps['v-demo-index']>): RootContent[] {
  return view.page.demoGroups.flatMap((group): RootContent[] => [
    heading(2, group.title, indexIdPrefix + group.id),
    ...bullets(
      group.entries.map(({ title, href, description }) => [
        paragraph([...link(href, [text(title)]), text(` ${description}`)]),
      ]),
    ),
  ])
}
