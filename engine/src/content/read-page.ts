import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml'
import type { FrontMatter, RawPage } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import { describeValue } from '../node/describe-value.ts'
import { suggestNearest } from '../node/nearest.ts'

/** What `readPage` needs to know about a file besides its text. */
export interface PagePlace {
  locale: string
  route: string
  /** Path relative to the site folder, for messages. */
  filename: string
  /** Legal values of front matter `group`. */
  groups: readonly string[]
}

/** A page, and what is wrong with its front matter. */
export interface ReadPage {
  page: Omit<RawPage, 'lastUpdated'>
  problems: Problem[]
}

/**
 * Reads one markdown file: splits off the front matter and checks it. `path` is absolute. Front matter that is wrong
 * leaves a page named after its file, so that links to it and mistakes in its text are told of all the same.
 */
export function readPage(path: string, place: PagePlace): ReadPage {
  const source = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
  const split = splitFrontMatter(source)
  const { frontmatter, problems } = checkFrontMatter(split.yaml, place)
  const { locale, route, filename } = place
  return { page: { locale, route, filename, frontmatter, body: split.body, bodyLine: split.bodyLine }, problems }
}

/** Lines of YAML between `---` fences at the top of a file; empty when there are none. */
function splitFrontMatter(source: string): { yaml: string; body: string; bodyLine: number } {
  const match = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(\n|$)/.exec(source)
  if (match === null) return { yaml: '', body: source, bodyLine: 1 }
  return { yaml: match[1] ?? '', body: source.slice(match[0].length), bodyLine: match[0].split('\n').length }
}

const textSchema = v.string('must be text')

const taskSchema = v.strictObject(
  { label: textSchema, link: v.pipe(textSchema, v.startsWith('/', 'must be a route')) },
  'must be a label and a link',
)

const heroSchema = v.strictObject(
  { title: textSchema, description: textSchema, tasks: v.optional(v.array(taskSchema, 'must be a list')) },
  'must be a title and a description',
)

const frontMatterSchema = v.strictObject({
  title: v.pipe(textSchema, v.trim(), v.minLength(1, 'must not be empty')),
  description: v.optional(textSchema),
  keywords: v.optional(
    v.array(v.pipe(v.union([v.string(), v.number()], 'must be text'), v.transform(String)), 'must be a list'),
  ),
  toc: v.optional(v.union([v.picklist(['content', 'menu']), v.literal(false)], 'must be content, menu or false')),
  registry: v.optional(textSchema),
  group: v.optional(textSchema),
  order: v.optional(v.number('must be a number')),
  hero: v.optional(heroSchema),
  listed: v.optional(v.boolean('must be true or false')),
  serverLoader: v.optional(v.boolean('must be true or false')),
})

/** Legal keys by the path of the object they stand in; list positions are left out. */
const legalKeys: Record<string, readonly string[]> = {
  '': Object.keys(frontMatterSchema.entries),
  hero: Object.keys(heroSchema.entries),
  'hero.tasks': Object.keys(taskSchema.entries),
}

/** First line of the YAML inside the file: line 1 is the fence. */
const yamlLine = 2

type Report = (line: number, what: string, mend: string) => Problem

function checkFrontMatter(yaml: string, place: PagePlace): { frontmatter: FrontMatter; problems: Problem[] } {
  const nameless: FrontMatter = { title: place.filename }
  const report: Report = (line, what, mend) => ({ file: place.filename, line, what, mend })
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const broken = checkYaml(document, lines, report)
  if (broken.length > 0) return { frontmatter: nameless, problems: broken }
  const checked = v.safeParse(frontMatterSchema, document.toJS() ?? {})
  if (!checked.success) {
    const problems = checked.issues.map((issue) => describeIssue(issue, document, lines, report))
    return { frontmatter: nameless, problems }
  }
  const frontmatter = checked.output
  const { group } = frontmatter
  if (group === undefined || place.groups.includes(group)) return { frontmatter, problems: [] }
  const what = `The front matter's group "${group}" is no group of docs.config.ts.`
  return {
    frontmatter,
    problems: [report(findLine(document, lines, ['group']), what, suggestNearest(group, place.groups))],
  }
}

function checkYaml(document: Document, lines: LineCounter, report: Report): Problem[] {
  const lineAt = (offset: number): number => lines.linePos(offset).line + yamlLine - 1
  const problems = document.errors.map((error) =>
    report(
      lineAt(error.pos[0]),
      `The front matter is not YAML: ${firstLine(error.message)}`,
      'Mend this line; text with ": " or "#" needs quotes.',
    ),
  )
  if (document.contents !== null && !isMap(document.contents) && problems.length === 0)
    problems.push(
      report(
        yamlLine,
        'The front matter is not made of keys and values.',
        'Write one "key: value" per line, for example title: Getting started.',
      ),
    )
  visit(document, {
    Alias: (_, node) => {
      problems.push(
        report(
          lineAt(node.range?.[0] ?? 0),
          `The front matter refers to "*${node.source}".`,
          'Put quotes around text that begins with an asterisk.',
        ),
      )
    },
  })
  return problems
}

function describeIssue(issue: v.BaseIssue<unknown>, document: Document, lines: LineCounter, report: Report): Problem {
  const keys = issue.path?.map((part) => part.key) ?? []
  const line = findLine(document, lines, keys)
  const name = keys.join('.')
  const key = String(keys.at(-1))
  const parent = keys.slice(0, -1).join('.')
  if (issue.expected === 'never') {
    const legal =
      legalKeys[
        keys
          .slice(0, -1)
          .filter((part) => typeof part === 'string')
          .join('.')
      ] ?? []
    return report(line, `The front matter has an unknown key "${name}".`, suggestNearest(key, legal))
  }
  if (issue.received === 'undefined')
    return report(
      line,
      `The front matter has no "${name}".`,
      parent === '' ? `Add ${key}: … between the --- lines at the top.` : `Add ${key}: … below ${parent}.`,
    )
  const received = issue.type === 'min_length' ? '' : `, not ${describeValue(issue.input)}`
  const mend = name === 'toc' ? suggestNearest(String(issue.input), ['content', 'menu', 'false']) : 'Change the value.'
  return report(line, `The front matter's "${name}" ${issue.message}${received}.`, mend)
}

/** Line of the key, or list entry, a path leads to; of the nearest one above it that is there. */
function findLine(document: Document, lines: LineCounter, path: readonly unknown[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent: unknown = document.getIn(path.slice(0, depth - 1), true)
    const wanted = String(path[depth - 1])
    let node: unknown
    if (isSeq(parent)) node = parent.items[Number(wanted)]
    if (isMap(parent)) node = parent.items.find(({ key }) => isScalar(key) && String(key.value) === wanted)?.key
    const offset = (node as { range?: [number, number, number] } | null | undefined)?.range?.[0]
    if (offset !== undefined) return lines.linePos(offset).line + yamlLine - 1
  }
  return 1
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? text).replace(/ at line \d+, column \d+:?$/, '')
}
