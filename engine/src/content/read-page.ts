import type { RawPage } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import { checkYaml } from '../node/check-yaml.ts'
import { readText } from '../node/read-text.ts'
import { createFrontMatterSchema } from '../schema/front-matter.ts'

/** What `readPage` needs to know about a file besides its text. */
export interface PagePlace {
  locale: string
  route: string
  /** Path relative to the site folder, for messages. */
  filename: string
  /** Values that `group` in the front matter may have. */
  groups: readonly string[]
}

/** A page and the problems of its front matter. */
export interface ReadPage {
  page: Omit<RawPage, 'lastUpdated'>
  problems: Problem[]
}

/**
 * Reads one Markdown file, splits off its front matter and checks it. `path` is absolute. A page without a title is
 * named after its file, so that links to it and its text can still be checked.
 */
export function readPage(path: string, place: PagePlace): ReadPage {
  const { text, mistake } = readText(path)
  const split = splitFrontMatter(text)
  const { locale, route, filename, groups } = place
  const schema = createFrontMatterSchema(groups)
  const { value, problems, lineOf } = checkYaml(
    split.yaml,
    schema,
    { ...frontMatterPlace, file: filename },
    { title: filename },
  )
  const hero = (['tasks', 'links'] as const).flatMap(
    (list) =>
      value.hero?.[list]?.map(({ link }, index) => ({ href: link, line: lineOf(['hero', list, index, 'link']) })) ?? [],
  )
  // Keywords of a part need its anchor as much as a link to it does.
  const parts = Object.keys(value.keywordsOf).map((id) => ({ href: `#${id}`, line: lineOf(['keywordsOf', id]) }))
  const { body, bodyLine } = split
  const page = { locale, route, filename, frontmatter: value, links: [...hero, ...parts], body, bodyLine }
  // What follows from a file that is no text, or whose front matter never ends, is not told as well.
  const first = mistake ?? split.mistake
  if (first !== undefined) return { page, problems: [{ file: filename, ...first }] }
  return { page, problems: [...problems, ...checkSecond(split, filename)] }
}

const frontMatterPlace = {
  subject: 'The front matter',
  place: 'between the --- lines at the top',
  example: 'title: Getting started.',
  // Line 1 is the `---` fence.
  firstLine: 2,
  scalars: 'typed',
} as const

interface SplitText {
  yaml: string
  body: string
  bodyLine: number
  mistake?: Omit<Problem, 'file'>
}

/** The YAML between `---` fences at the top of a file. Empty when there is none. */
function splitFrontMatter(source: string): SplitText {
  const match = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(\n|$)/.exec(source)
  if (match !== null)
    return { yaml: match[1] ?? '', body: source.slice(match[0].length), bodyLine: match[0].split('\n').length }
  const split = { yaml: '', body: source, bodyLine: 1 }
  if (!/^---[ \t]*\n[\w-]+:/.test(source)) return split
  const mend = 'Write a line of three hyphens, ---, below its last key.'
  return { ...split, mistake: { line: 1, what: 'The front matter is never closed.', mend } }
}

/** Keys and values directly below the front matter, closed by a fence of their own, would be shown as a heading. */
function checkSecond({ body, bodyLine }: SplitText, file: string): Problem[] {
  const second = /^(---[ \t]*\n)?([\w-]+:.*\n)+---[ \t]*(\n|$)/.test(body)
  const mend = 'Write all keys between the first two lines of hyphens.'
  return second ? [{ file, line: bodyLine, what: 'A second front matter follows the first one.', mend }] : []
}
