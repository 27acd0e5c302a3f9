import type { BlockContent, PhrasingContent } from 'mdast'
import { collectTypes, listGenericTypes } from '../api/collect-types.ts'
import { describeGeneric, describeInherited, describeNote } from '../api/describe-note.ts'
import { describePast } from '../api/describe-history.ts'
import { describeOnly } from '../api/describe-only.ts'
import { chooseDemos } from '../api/choose-demos.ts'
import type { ApiProp, ApiReference, ApiTable, ApiType } from '../model/api.ts'
import { fillWords } from '../shared/fill-words.ts'
import {
  atomBlock,
  bullets,
  codeBlock,
  heading,
  inlineCode,
  link,
  paragraph,
  sentence,
  spaced,
  strong,
  text,
} from './nodes.ts'
import type { TwinView } from './twin-view.ts'

/**
 * A table of the reference: a list for each group, a point for each row. Below them what is true of the whole table,
 * and the types that its rows mention, each once.
 */
export function writeTable(table: ApiTable, reference: ApiReference, view: TwinView): BlockContent[] {
  const names = [...table.props.flatMap((prop) => prop.links), ...listGenericTypes(table, reference)]
  return [
    ...writeGroups(table, table.groups, '', view, (prop) => [
      writeLine(prop, prop.fullType, table, view),
      ...writeMore(prop, reference, view),
    ]),
    ...bullets([
      ...[...listNotes(table, view), ...listData(table, view)].map((note) => [paragraph(note)]),
      ...collectTypes([...new Set(names)], reference).map(writeType),
    ]),
  ]
}

/** The rows that the demos of a page use: name, type and default. */
export function writeUsedTables(tables: readonly ApiTable[], view: TwinView): BlockContent[] {
  return [
    heading(2, view.words.demoProps),
    ...tables.flatMap((table) =>
      writeGroups(table, [], table.id, view, (prop) => [writeLine(prop, prop.type, table, view)]),
    ),
  ]
}

/** The rows in their groups. Those in none of them come after, under `rest`; what nobody should use any more is last. */
function writeGroups(
  table: ApiTable,
  groups: ApiTable['groups'],
  rest: string,
  { words }: TwinView,
  write: (prop: ApiProp) => BlockContent[],
): BlockContent[] {
  const current = table.props.filter((prop) => prop.deprecated === undefined)
  const known = new Set(groups.map(({ id }) => id))
  const lists = [
    ...groups.map(({ id, title }) => ({ title, props: current.filter((prop) => prop.group === id) })),
    { title: rest, props: current.filter((prop) => !known.has(prop.group)) },
    { title: words.apiTable.deprecatedGroup, props: table.props.filter((prop) => prop.deprecated !== undefined) },
  ]
  return lists.flatMap(({ title, props }) => [
    ...(title === '' || props.length === 0 ? [] : [paragraph([strong([text(title)])])]),
    ...bullets(props.map(write)),
  ])
}

/** What one sees of a row before it is opened. */
function writeLine(prop: ApiProp, type: string, table: ApiTable, { page, words: { apiTable: words } }: TwinView) {
  const hasDefault = prop.default !== undefined || prop.defaultNote !== undefined
  return paragraph(
    spaced([
      link(page.links.rows[prop.id], [inlineCode(prop.name)]),
      ...listLabels(prop, table, words).map((label) => [strong([text(label)])]),
      [inlineCode(type)],
      hasDefault ? [text(words.default)] : [],
      prop.default === undefined ? [] : [inlineCode(prop.default)],
      prop.defaultNote === undefined ? [] : sentence(prop.defaultNote),
    ]),
  )
}

/** What an opened row says. */
function writeMore(prop: ApiProp, reference: ApiReference, { page, site, words }: TwinView): BlockContent[] {
  const { links } = page
  const { useInstead, demos } = words.apiTable
  const byProp = site.api.state === 'ready' ? chooseDemos(site.api.demosByProp, site.demos) : {}
  const shown = (byProp[prop.id] ?? []).flatMap((id) => links.demos[id] ?? [])
  const replacement = prop.deprecated?.replacement ?? ''
  return [
    ...writeSentences([
      sentence(prop.description),
      prop.history === undefined ? [] : sentence(describePast(prop.history, words.apiTable)),
      prop.only === undefined ? [] : sentence(describeOnly(prop.only, words.apiTable)),
      replacement === ''
        ? []
        : [text(`${useInstead} `), ...link(links.rows[prop.deprecated?.id ?? ''], [inlineCode(replacement)])],
    ]),
    ...(prop.example === undefined ? [] : [atomBlock(prop.example)]),
    ...writeSentences([
      ...reference.tables
        .filter((each) => prop.links.includes(each.type) && links.tables[each.id] !== undefined)
        .map((each) => link(links.tables[each.id], [inlineCode(each.type)])),
      shown.length === 0
        ? []
        : [text(`${demos} `), ...spaced(shown.map(({ title, href }) => link(href, [text(title)])))],
    ]),
  ]
}

function writeSentences(sentences: PhrasingContent[][]): BlockContent[] {
  const said = spaced(sentences)
  return said.length === 0 ? [] : [paragraph(said)]
}

/** What stands beside the name of a property. */
function listLabels(prop: ApiProp, table: ApiTable, words: TwinView['words']['apiTable']): string[] {
  return [
    // A ref always has all its methods, so none is required.
    prop.required && table.kind !== 'methods' ? words.required : undefined,
    prop.stage === undefined ? undefined : words[prop.stage],
    prop.deprecated === undefined ? undefined : words.deprecated,
    prop.since === undefined ? undefined : fillWords(words.since, { version: prop.since }),
  ].filter((label) => label !== undefined)
}

function listNotes(table: ApiTable, { words: { apiTable: words } }: TwinView): PhrasingContent[][] {
  const generics = table.generics.filter((generic) => generic.constraint ?? generic.default)
  return [
    ...(table.notes ?? []).map((note) => sentence(describeNote(note, words))),
    ...(generics.length === 0
      ? []
      : [spaced([[text(words.generics)], ...generics.map((generic) => [inlineCode(describeGeneric(generic))])])]),
    ...table.inherited.map((inherited) => sentence(describeInherited(inherited, words))),
    ...(table.open ? [[text(words.openKeys)]] : []),
  ]
}

function listData({ id }: ApiTable, { page, words }: TwinView): PhrasingContent[][] {
  if (page.content.apis.at(-1) !== id) return []
  const links = page.links.data.map(({ title, href }) => link(href, [text(title)]))
  return [spaced([[text(words.apiTable.asData)], ...links])]
}

function writeType({ name, description, text: declaration, members }: ApiType): BlockContent[] {
  const described = members.filter((member) => member.description !== '')
  return [
    paragraph(spaced([[inlineCode(name)], sentence(description)])),
    codeBlock('ts', declaration),
    ...bullets(
      described.map((member) => [paragraph(spaced([[inlineCode(member.name)], sentence(member.description)]))]),
    ),
  ]
}
