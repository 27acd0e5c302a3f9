import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { LineCounter, parseDocument, type Document } from 'yaml'
import type { FrontMatter, RawPage } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import { suggestNearest } from '../shared/nearest.ts'

/** What `readPage` needs to know about a file besides its text. */
export interface PagePlace {
  locale: string
  route: string
  /** Path relative to the site folder, for messages. */
  filename: string
  /** Legal values of front matter `group`. */
  groups: readonly string[]
}

/** A page, or the reasons why there is none. */
export interface ReadPage {
  page: Omit<RawPage, 'lastUpdated'> | undefined
  problems: Problem[]
}

/** Reads one markdown file: splits off the front matter and checks it. `path` is absolute. */
export function readPage(path: string, place: PagePlace): ReadPage {
  const source = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
  const split = splitFrontMatter(source)
  const { frontmatter, problems } = checkFrontMatter(split.yaml, place)
  if (frontmatter === undefined) return { page: undefined, problems }
  const { locale, route, filename } = place
  return { page: { locale, route, filename, frontmatter, body: split.body, bodyLine: split.bodyLine }, problems }
}

/** Lines of YAML between `---` fences at the top of a file; empty when there are none. */
function splitFrontMatter(source: string): { yaml: string; body: string; bodyLine: number } {
  const match = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(\n|$)/.exec(source)
  if (match === null) return { yaml: '', body: source, bodyLine: 1 }
  return { yaml: match[1] ?? '', body: source.slice(match[0].length), bodyLine: match[0].split('\n').length }
}

const frontMatterSchema = v.strictObject({
  title: v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'must not be empty')),
  description: v.optional(v.string('must be text')),
  keywords: v.optional(
    v.array(v.pipe(v.union([v.string(), v.number()], 'must be text'), v.transform(String)), 'must be a list'),
  ),
  toc: v.optional(v.union([v.picklist(['content', 'menu']), v.literal(false)], 'must be content, menu or false')),
  registry: v.optional(v.string('must be text')),
  group: v.optional(v.string('must be text')),
  order: v.optional(v.number('must be a number')),
  hero: v.optional(
    v.strictObject({
      title: v.string('must be text'),
      description: v.string('must be text'),
      tasks: v.optional(
        v.array(
          v.strictObject({
            label: v.string('must be text'),
            link: v.pipe(v.string('must be text'), v.startsWith('/', 'must be a route')),
          }),
        ),
      ),
    }),
  ),
  listed: v.optional(v.boolean('must be true or false')),
  serverLoader: v.optional(v.boolean('must be true or false')),
})

const legalKeys = Object.keys(frontMatterSchema.entries)

/** First line of the YAML inside the file: line 1 is the fence. */
const yamlLine = 2

function checkFrontMatter(
  yaml: string,
  place: PagePlace,
): { frontmatter: FrontMatter | undefined; problems: Problem[] } {
  const report = (line: number, what: string, mend: string): Problem => ({ file: place.filename, line, what, mend })
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) =>
      report(
        lines.linePos(error.pos[0]).line + yamlLine - 1,
        `The front matter is not YAML: ${firstLine(error.message)}`,
        'Mend this line; text with ": " or "#" needs quotes.',
      ),
    )
    return { frontmatter: undefined, problems }
  }
  const value: unknown = document.toJS() ?? {}
  const checked = v.safeParse(frontMatterSchema, value)
  if (!checked.success) {
    const problems = checked.issues.map((issue) => {
      const key = String(issue.path?.[0]?.key ?? '')
      const line = findLine(document, lines, issue.path?.map((part) => part.key) ?? [])
      if (issue.type === 'strict_object' && issue.expected === 'never') {
        const unknown = String(issue.path?.at(-1)?.key ?? key)
        return report(line, `The front matter has an unknown key "${unknown}".`, suggestNearest(unknown, legalKeys))
      }
      if (issue.received === 'undefined')
        return report(
          1,
          `The front matter has no "${issue.path === undefined ? key : v.getDotPath(issue)}".`,
          `Add ${key}: … between the --- lines at the top.`,
        )
      return report(
        line,
        `The front matter's "${v.getDotPath(issue) ?? key}" ${issue.message}, not ${issue.received}.`,
        'Change the value.',
      )
    })
    return { frontmatter: undefined, problems }
  }
  const frontmatter = checked.output as FrontMatter
  const { group } = frontmatter
  if (group !== undefined && !place.groups.includes(group)) {
    const line = findLine(document, lines, ['group'])
    return {
      frontmatter,
      problems: [
        report(
          line,
          `The front matter's group "${group}" is no group of docs.config.ts.`,
          suggestNearest(group, place.groups),
        ),
      ],
    }
  }
  return { frontmatter, problems: [] }
}

function findLine(document: Document, lines: LineCounter, path: readonly unknown[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true)
    if (!isMap(parent)) continue
    const pair = parent.items.find(
      (item) => String((item.key as { value?: unknown } | undefined)?.value) === String(path[depth - 1]),
    )
    const offset = (pair?.key as { range?: [number, number, number] } | undefined)?.range?.[0]
    if (offset !== undefined) return lines.linePos(offset).line + yamlLine - 1
  }
  return 1
}

function isMap(node: unknown): node is { items: { key: unknown }[] } {
  return typeof node === 'object' && node !== null && 'items' in node && Array.isArray(node.items)
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? text).replace(/ at line \d+, column \d+:?$/, '')
}
