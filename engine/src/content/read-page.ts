import { readFileSync } from 'node:fs'
import type { RawPage } from '../model/page.ts'
import type { Problem } from '../model/problem.ts'
import { checkYaml } from '../node/check-yaml.ts'
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
  const source = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
  const split = splitFrontMatter(source)
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
  return {
    page: { locale, route, filename, frontmatter: value, links: [...hero, ...parts], body, bodyLine },
    problems,
  }
}

const frontMatterPlace = {
  subject: 'The front matter',
  place: 'between the --- lines at the top',
  example: 'title: Getting started.',
  // Line 1 is the `---` fence.
  firstLine: 2,
  scalars: 'typed',
} as const

/** The YAML between `---` fences at the top of a file. Empty when there is none. */
function splitFrontMatter(source: string): { yaml: string; body: string; bodyLine: number } {
  const match = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(\n|$)/.exec(source)
  if (match === null) return { yaml: '', body: source, bodyLine: 1 }
  return { yaml: match[1] ?? '', body: source.slice(match[0].length), bodyLine: match[0].split('\n').length }
}
