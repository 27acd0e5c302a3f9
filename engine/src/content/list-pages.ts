import { existsSync, readdirSync, type Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Problem } from '../model/problem.ts'

/** The pages of a locale as files, and what lies among them that is no page. */
export interface ListedPages {
  /** Absolute paths, sorted. */
  paths: string[]
  problems: Problem[]
}

/** What editors and systems leave beside a file: `.DS_Store`, `.obsidian/app.json`, `page.md~`, `#page.md#`. */
const leftover = /(^|\/)\.|~$|(^|\/)#[^/]*#$/

/** Lists the markdown below the folder of a locale (absolute). `root` is the site folder, for messages. */
export function listPages(folder: string, root: string): ListedPages {
  const listed: ListedPages = { paths: [], problems: [] }
  if (!existsSync(folder)) return listed
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory() || leftover.test(toPosix(relative(folder, path)))) continue
    const mistake = checkEntry(entry)
    if (mistake === undefined) listed.paths.push(path)
    else listed.problems.push({ file: toPosix(relative(root, path)), line: 1, ...mistake })
  }
  listed.paths.sort()
  return listed
}

function toPosix(path: string): string {
  return path.split(sep).join('/')
}

function checkEntry(entry: Dirent): Pick<Problem, 'what' | 'mend'> | undefined {
  const { name } = entry
  if (entry.isSymbolicLink())
    return { what: `"${name}" is a symbolic link, which is not followed.`, mend: 'Put the file itself here.' }
  if (entry.isFile() && name.endsWith('.md')) return undefined
  const page = /^(.+)\.(md|mdx|markdown)$/i.exec(name)?.[1]
  if (page !== undefined)
    return { what: `The file "${name}" is no page: pages end in ".md".`, mend: `Rename it to ${page}.md.` }
  return { what: `The file "${name}" is no page.`, mend: 'Put what readers get as it is into public.' }
}
